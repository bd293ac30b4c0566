;; The loops over all chunks of a search. V8 interprets code that runs for a few milliseconds, and these would take most of a
;; search that way. Parameters named as lists are addresses of them. Bytes are made of this text by `npm run generate`.
(module
  ;; What a term counts in a text: BM25 with the usual constants.
  (func $bm25 (param $count i32) (param $length i32) (param $weight f64) (param $mean f64) (result f64)
    (local $times f64)
    (local.set $times (f64.convert_i32_u (local.get $count)))
    (f64.mul
      (local.get $weight)
      (f64.div
        (f64.mul (local.get $times) (f64.const 2.2))
        (f64.add
          (local.get $times)
          (f64.mul
            (f64.const 1.2)
            (f64.add
              (f64.const 0.25)
              (f64.mul
                (f64.const 0.75)
                (f64.div (f64.convert_i32_u (local.get $length)) (local.get $mean)))))))))

  ;; Reads a block of postings (see postings.ts) into lists of slots and counts, and tells how many there are. `starts` has the
  ;; first slot of every file, by number, or -1; the lists have room for so many.
  (func $decode (param $at i32) (param $end i32) (param $firstFile i32) (param $files i32) (param $starts i32)
    (param $visible i32) (param $chunks i32) (param $room i32) (param $slots i32) (param $counts i32) (result i32)
    (local $found i32) (local $file i32) (local $to i32) (local $slot i32) (local $byte i32) (local $number i32)
    (local $shift i32) (local $isCount i32)
    (block $done
      (loop $nextFile
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $number (i32.const 0))
        (local.set $shift (i32.const 0))
        (loop $place
          (local.set $byte (i32.load8_u (local.get $at)))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (local.set $number
            (i32.or (local.get $number)
              (i32.shl (i32.and (local.get $byte) (i32.const 127)) (local.get $shift))))
          (local.set $shift (i32.add (local.get $shift) (i32.const 7)))
          (br_if $place (i32.ge_u (local.get $byte) (i32.const 128))))
        (local.set $file (i32.add (local.get $firstFile) (local.get $number)))
        (local.set $number (i32.const 0))
        (local.set $shift (i32.const 0))
        (loop $size
          (local.set $byte (i32.load8_u (local.get $at)))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (local.set $number
            (i32.or (local.get $number)
              (i32.shl (i32.and (local.get $byte) (i32.const 127)) (local.get $shift))))
          (local.set $shift (i32.add (local.get $shift) (i32.const 7)))
          (br_if $size (i32.ge_u (local.get $byte) (i32.const 128))))
        (local.set $to (i32.add (local.get $at) (local.get $number)))
        (local.set $slot (i32.const -1))
        (if (i32.lt_u (local.get $file) (local.get $files))
          (then (local.set $slot
            (i32.load (i32.add (local.get $starts) (i32.shl (local.get $file) (i32.const 2)))))))
        (block $read
          (br_if $read (i32.lt_s (local.get $slot) (i32.const 0)))
          (local.set $isCount (i32.const 0))
          (loop $nextNumber
            (br_if $read (i32.ge_u (local.get $at) (local.get $to)))
            (local.set $number (i32.const 0))
            (local.set $shift (i32.const 0))
            (loop $digits
              (local.set $byte (i32.load8_u (local.get $at)))
              (local.set $at (i32.add (local.get $at) (i32.const 1)))
              (local.set $number
                (i32.or (local.get $number)
                  (i32.shl (i32.and (local.get $byte) (i32.const 127)) (local.get $shift))))
              (local.set $shift (i32.add (local.get $shift) (i32.const 7)))
              (br_if $digits (i32.ge_u (local.get $byte) (i32.const 128))))
            (if (i32.eqz (local.get $isCount))
              (then (local.set $slot (i32.add (local.get $slot) (local.get $number))))
              (else
                ;; Whatever a damaged file says, nothing is written beyond the lists.
                (br_if $done (i32.ge_u (local.get $found) (local.get $room)))
                (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
                (if (i32.load8_u (i32.add (local.get $visible) (local.get $slot)))
                  (then
                    (i32.store (i32.add (local.get $slots) (i32.shl (local.get $found) (i32.const 2))) (local.get $slot))
                    (i32.store (i32.add (local.get $counts) (i32.shl (local.get $found) (i32.const 2))) (local.get $number))
                    (local.set $found (i32.add (local.get $found) (i32.const 1)))))))
            (local.set $isCount (i32.eqz (local.get $isCount)))
            (br $nextNumber)))
        (local.set $at (local.get $to))
        (br $nextFile)))
    (local.get $found))

  ;; Adds counts to those of their slots.
  (func $addUp (param $slots i32) (param $counts i32) (param $found i32) (param $sums i32)
    (local $index i32) (local $place i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $index) (local.get $found)))
        (local.set $place
          (i32.add (local.get $sums)
            (i32.shl (i32.load (i32.add (local.get $slots) (i32.shl (local.get $index) (i32.const 2)))) (i32.const 2))))
        (i32.store (local.get $place)
          (i32.add (i32.load (local.get $place))
            (i32.load (i32.add (local.get $counts) (i32.shl (local.get $index) (i32.const 2))))))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next))))

  ;; Moves sums that are not 0 into lists of slots and counts.
  (func $takeSums (param $sums i32) (param $chunks i32) (param $slots i32) (param $counts i32) (result i32)
    (local $slot i32) (local $found i32) (local $place i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (local.set $place (i32.add (local.get $sums) (i32.shl (local.get $slot) (i32.const 2))))
        (if (i32.load (local.get $place))
          (then
            (i32.store (i32.add (local.get $slots) (i32.shl (local.get $found) (i32.const 2))) (local.get $slot))
            (i32.store (i32.add (local.get $counts) (i32.shl (local.get $found) (i32.const 2)))
              (i32.load (local.get $place)))
            (i32.store (local.get $place) (i32.const 0))
            (local.set $found (i32.add (local.get $found) (i32.const 1)))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next)))
    (local.get $found))

  ;; The first of `size` bytes of facts about each visible chunk is its length.
  (func $readLengths (param $facts i32) (param $size i32) (param $visible i32) (param $chunks i32) (param $lengths i32)
    (local $slot i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (if (i32.load8_u (i32.add (local.get $visible) (local.get $slot)))
          (then
            (i32.store (i32.add (local.get $lengths) (i32.shl (local.get $slot) (i32.const 2)))
              (i32.load16_u (i32.add (local.get $facts) (i32.mul (local.get $slot) (local.get $size)))))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next))))

  ;; Adds the counts of each chunk to those of its neighbours, two on each side, and tells how many chunks have any. `bounds` has
  ;; the first slot of every file and the end of the last, `fileOf` the place of a slot's file in it.
  (func $spread (param $slots i32) (param $counts i32) (param $found i32) (param $fileOf i32) (param $bounds i32)
    (param $visible i32) (param $sums i32) (result i32)
    (local $index i32) (local $slot i32) (local $near i32) (local $last i32) (local $file i32) (local $place i32)
    (local $touched i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $index) (local.get $found)))
        (local.set $slot (i32.load (i32.add (local.get $slots) (i32.shl (local.get $index) (i32.const 2)))))
        (local.set $file
          (i32.add (local.get $bounds)
            (i32.shl (i32.load (i32.add (local.get $fileOf) (i32.shl (local.get $slot) (i32.const 2)))) (i32.const 2))))
        (local.set $near (i32.sub (local.get $slot) (i32.const 2)))
        (if (i32.lt_s (local.get $near) (i32.load (local.get $file)))
          (then (local.set $near (i32.load (local.get $file)))))
        (local.set $last (i32.add (local.get $slot) (i32.const 3)))
        (if (i32.gt_s (local.get $last) (i32.load (i32.add (local.get $file) (i32.const 4))))
          (then (local.set $last (i32.load (i32.add (local.get $file) (i32.const 4))))))
        (loop $nextNear
          (if (i32.load8_u (i32.add (local.get $visible) (local.get $near)))
            (then
              (local.set $place (i32.add (local.get $sums) (i32.shl (local.get $near) (i32.const 2))))
              (if (i32.eqz (i32.load (local.get $place)))
                (then (local.set $touched (i32.add (local.get $touched) (i32.const 1)))))
              (i32.store (local.get $place)
                (i32.add (i32.load (local.get $place))
                  (i32.load (i32.add (local.get $counts) (i32.shl (local.get $index) (i32.const 2))))))))
          (local.set $near (i32.add (local.get $near) (i32.const 1)))
          (br_if $nextNear (i32.lt_s (local.get $near) (local.get $last))))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next)))
    (local.get $touched))

  ;; The lengths of visible chunks together with their neighbours, and the sum of all of them.
  (func $spreadLengths (param $lengths i32) (param $fileOf i32) (param $bounds i32) (param $visible i32) (param $chunks i32)
    (param $windows i32) (result f64)
    (local $slot i32) (local $near i32) (local $last i32) (local $file i32) (local $sum i32) (local $total f64)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (if (i32.load8_u (i32.add (local.get $visible) (local.get $slot)))
          (then
            (local.set $file
              (i32.add (local.get $bounds)
                (i32.shl (i32.load (i32.add (local.get $fileOf) (i32.shl (local.get $slot) (i32.const 2)))) (i32.const 2))))
            (local.set $near (i32.sub (local.get $slot) (i32.const 2)))
            (if (i32.lt_s (local.get $near) (i32.load (local.get $file)))
              (then (local.set $near (i32.load (local.get $file)))))
            (local.set $last (i32.add (local.get $slot) (i32.const 3)))
            (if (i32.gt_s (local.get $last) (i32.load (i32.add (local.get $file) (i32.const 4))))
              (then (local.set $last (i32.load (i32.add (local.get $file) (i32.const 4))))))
            (local.set $sum (i32.const 0))
            (loop $nextNear
              (local.set $sum
                (i32.add (local.get $sum)
                  (i32.load (i32.add (local.get $lengths) (i32.shl (local.get $near) (i32.const 2))))))
              (local.set $near (i32.add (local.get $near) (i32.const 1)))
              (br_if $nextNear (i32.lt_s (local.get $near) (local.get $last))))
            (i32.store (i32.add (local.get $windows) (i32.shl (local.get $slot) (i32.const 2))) (local.get $sum))
            (local.set $total (f64.add (local.get $total) (f64.convert_i32_u (local.get $sum))))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next)))
    (local.get $total))

  ;; Adds what each of some slots counts to its score.
  (func $scoreFound (param $slots i32) (param $counts i32) (param $found i32) (param $lengths i32) (param $scores i32)
    (param $weight f64) (param $mean f64)
    (local $index i32) (local $slot i32) (local $place i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $index) (local.get $found)))
        (local.set $slot (i32.load (i32.add (local.get $slots) (i32.shl (local.get $index) (i32.const 2)))))
        (local.set $place (i32.add (local.get $scores) (i32.shl (local.get $slot) (i32.const 3))))
        (f64.store (local.get $place)
          (f64.add (f64.load (local.get $place))
            (call $bm25
              (i32.load (i32.add (local.get $counts) (i32.shl (local.get $index) (i32.const 2))))
              (i32.load (i32.add (local.get $lengths) (i32.shl (local.get $slot) (i32.const 2))))
              (local.get $weight)
              (local.get $mean))))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next))))

  ;; The same for all slots that have a sum, which is taken away.
  (func $scoreSums (param $sums i32) (param $chunks i32) (param $lengths i32) (param $scores i32) (param $weight f64)
    (param $mean f64)
    (local $slot i32) (local $sum i32) (local $place i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (local.set $sum (i32.load (i32.add (local.get $sums) (i32.shl (local.get $slot) (i32.const 2)))))
        (if (local.get $sum)
          (then
            (local.set $place (i32.add (local.get $scores) (i32.shl (local.get $slot) (i32.const 3))))
            (f64.store (local.get $place)
              (f64.add (f64.load (local.get $place))
                (call $bm25
                  (local.get $sum)
                  (i32.load (i32.add (local.get $lengths) (i32.shl (local.get $slot) (i32.const 2))))
                  (local.get $weight)
                  (local.get $mean))))
            (i32.store (i32.add (local.get $sums) (i32.shl (local.get $slot) (i32.const 2))) (i32.const 0))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next))))

  (func $largest (param $scores i32) (param $chunks i32) (result f64)
    (local $slot i32) (local $score f64) (local $best f64)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (local.set $score (f64.load (i32.add (local.get $scores) (i32.shl (local.get $slot) (i32.const 3)))))
        (if (f64.gt (local.get $score) (local.get $best)) (then (local.set $best (local.get $score))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next)))
    (local.get $best))

  ;; The step from 0 to 1,000 of what words say for each eligible chunk, or -1, and how many chunks are on each step.
  (func $findSteps (param $scores i32) (param $windows i32) (param $eligible i32) (param $chunks i32) (param $best f64)
    (param $bestWindow f64) (param $steps i32) (param $counts i32) (result i32)
    (local $slot i32) (local $step i32) (local $place i32) (local $window f64) (local $found i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (local.set $step (i32.const -1))
        (local.set $window (f64.load (i32.add (local.get $windows) (i32.shl (local.get $slot) (i32.const 3)))))
        (if (i32.and
              (i32.ne (i32.load8_u (i32.add (local.get $eligible) (local.get $slot))) (i32.const 0))
              (f64.gt (local.get $window) (f64.const 0)))
          (then
            (local.set $step
              (i32.trunc_f64_s
                (f64.floor
                  (f64.mul
                    (f64.div
                      (f64.add
                        (f64.div
                          (f64.load (i32.add (local.get $scores) (i32.shl (local.get $slot) (i32.const 3))))
                          (local.get $best))
                        (f64.div (local.get $window) (local.get $bestWindow)))
                      (f64.const 2))
                    (f64.const 1000)))))
            (local.set $place (i32.add (local.get $counts) (i32.shl (local.get $step) (i32.const 2))))
            (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
            (local.set $found (i32.add (local.get $found) (i32.const 1)))))
        (i32.store (i32.add (local.get $steps) (i32.shl (local.get $slot) (i32.const 2))) (local.get $step))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next)))
    (local.get $found))

  ;; The slots on a step or above it.
  (func $takeSteps (param $steps i32) (param $chunks i32) (param $lowest i32) (param $slots i32) (result i32)
    (local $slot i32) (local $found i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (if (i32.ge_s (i32.load (i32.add (local.get $steps) (i32.shl (local.get $slot) (i32.const 2)))) (local.get $lowest))
          (then
            (i32.store (i32.add (local.get $slots) (i32.shl (local.get $found) (i32.const 2))) (local.get $slot))
            (local.set $found (i32.add (local.get $found) (i32.const 1)))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next)))
    (local.get $found))

  ;; How far the vector of each visible chunk lies from that of the question, from 0 to 2; without end where it has none. A vector
  ;; takes a multiple of 16 bytes. Sums of products are whole numbers, so the order in which they are added is all the same.
  (func $distances (param $vectors i32) (param $size i32) (param $question i32) (param $length f64) (param $visible i32)
    (param $chunks i32) (param $distances i32)
    (local $slot i32) (local $at i32) (local $end i32) (local $asked i32) (local $squared f64) (local $distance f64)
    (local $one v128) (local $other v128) (local $products v128) (local $squares v128)
    (local.set $at (local.get $vectors))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (local.set $end (i32.add (local.get $at) (local.get $size)))
        (local.set $distance (f64.const Infinity))
        (if (i32.load8_u (i32.add (local.get $visible) (local.get $slot)))
          (then
            (local.set $asked (local.get $question))
            (local.set $products (v128.const))
            (local.set $squares (v128.const))
            (loop $nextPart
              (local.set $one (v128.load (local.get $at)))
              (local.set $other (v128.load (local.get $asked)))
              (local.set $products
                (i32x4.add (local.get $products)
                  (i32x4.add
                    (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_low_i8x16_s (local.get $one) (local.get $other)))
                    (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_high_i8x16_s (local.get $one) (local.get $other))))))
              (local.set $squares
                (i32x4.add (local.get $squares)
                  (i32x4.add
                    (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_low_i8x16_s (local.get $one) (local.get $one)))
                    (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_high_i8x16_s (local.get $one) (local.get $one))))))
              (local.set $at (i32.add (local.get $at) (i32.const 16)))
              (local.set $asked (i32.add (local.get $asked) (i32.const 16)))
              (br_if $nextPart (i32.lt_u (local.get $at) (local.get $end))))
            (local.set $squared (call $sumOf (local.get $squares)))
            (if (f64.gt (local.get $squared) (f64.const 0))
              (then
                (local.set $distance
                  (f64.sub (f64.const 1)
                    (f64.div (call $sumOf (local.get $products))
                      (f64.mul (f64.sqrt (local.get $squared)) (local.get $length)))))))))
        (f32.store (i32.add (local.get $distances) (i32.shl (local.get $slot) (i32.const 2)))
          (f32.demote_f64 (local.get $distance)))
        (local.set $at (local.get $end))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next))))

  ;; The same for a row of vectors (see store-vectors.ts), file by file. `starts` has the first slot of every file, by number, or -1.
  (func $compareRow (param $row i32) (param $end i32) (param $size i32) (param $question i32) (param $length f64)
    (param $starts i32) (param $numbers i32) (param $visible i32) (param $chunks i32) (param $distances i32)
    (local $head i32) (local $lastHead i32) (local $vectors i32) (local $bytes i32) (local $file i32) (local $slot i32)
    (local $found i32)
    (local.set $lastHead
      (i32.add (i32.add (local.get $row) (i32.const 4)) (i32.shl (i32.load (local.get $row)) (i32.const 3))))
    (local.set $head (i32.add (local.get $row) (i32.const 4)))
    ;; Vectors begin at the next multiple of 16 behind the head; the row begins at one.
    (local.set $vectors (i32.and (i32.add (local.get $lastHead) (i32.const 15)) (i32.const -16)))
    (block $done
      (loop $nextFile
        (br_if $done (i32.ge_u (local.get $head) (local.get $lastHead)))
        (local.set $file (i32.load (local.get $head)))
        (local.set $bytes (i32.load (i32.add (local.get $head) (i32.const 4))))
        ;; Whatever a damaged file says, nothing is read beyond the row or written beyond the list.
        (br_if $done (i32.gt_u (local.get $bytes) (i32.sub (local.get $end) (local.get $vectors))))
        (local.set $slot (i32.const -1))
        (if (i32.lt_u (local.get $file) (local.get $numbers))
          (then (local.set $slot (i32.load (i32.add (local.get $starts) (i32.shl (local.get $file) (i32.const 2)))))))
        (if (i32.lt_u (local.get $slot) (local.get $chunks))
          (then
            (local.set $found (i32.div_u (local.get $bytes) (local.get $size)))
            (if (i32.gt_u (local.get $found) (i32.sub (local.get $chunks) (local.get $slot)))
              (then (local.set $found (i32.sub (local.get $chunks) (local.get $slot)))))
            (call $distances
              (local.get $vectors)
              (local.get $size)
              (local.get $question)
              (local.get $length)
              (i32.add (local.get $visible) (local.get $slot))
              (local.get $found)
              (i32.add (local.get $distances) (i32.shl (local.get $slot) (i32.const 2))))))
        (local.set $vectors (i32.add (local.get $vectors) (local.get $bytes)))
        (local.set $head (i32.add (local.get $head) (i32.const 8)))
        (br $nextFile))))

  (func $sumOf (param $numbers v128) (result f64)
    (f64.convert_i32_s
      (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $numbers)) (i32x4.extract_lane 1 (local.get $numbers)))
        (i32.add (i32x4.extract_lane 2 (local.get $numbers)) (i32x4.extract_lane 3 (local.get $numbers))))))

  ;; The slots that lie no further away than the limit.
  (func $takeWithin (param $distances i32) (param $chunks i32) (param $limit f32) (param $slots i32) (result i32)
    (local $slot i32) (local $found i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slot) (local.get $chunks)))
        (if (f32.le (f32.load (i32.add (local.get $distances) (i32.shl (local.get $slot) (i32.const 2)))) (local.get $limit))
          (then
            (i32.store (i32.add (local.get $slots) (i32.shl (local.get $found) (i32.const 2))) (local.get $slot))
            (local.set $found (i32.add (local.get $found) (i32.const 1)))))
        (local.set $slot (i32.add (local.get $slot) (i32.const 1)))
        (br $next)))
    (local.get $found)))
