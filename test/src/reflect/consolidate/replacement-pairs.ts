import type { EpisodeType } from '../../../../src/entries/entry.js';

/** A note: its type, and what it says. */
export type Said = readonly [type: EpisodeType | null, text: string];

/** Pairs of notes, the earlier one first, of which the later one takes the place of the earlier one. */
export const replaced: readonly (readonly [Said, Said])[] = [
  [
    ['fact', 'The shop closes at 18:00 on Saturdays.'],
    ['correction', 'Saturday closing time is 17:00, not 18:00.'],
  ],
  [
    ['fact', 'Our bulb supplier is Van Dijk.'],
    ['fact', 'We get the bulbs from Bakker now, Van Dijk stopped delivering.'],
  ],
  [
    ['fact', 'Hanna is allergic to bee stings.'],
    [null, "Hanna had the test: she isn't allergic to bee stings after all."],
  ],
  [
    ['fact', 'The van carries 800 kg.'],
    ['correction', 'Checked the papers: the van may load only 650 kg.'],
  ],
  [
    ['task', 'Send the tax papers to the accountant by 30 April.'],
    [null, 'The accountant gave us until 15 May for the tax papers.'],
  ],
  [
    ['decision', 'We use PostgreSQL for the booking system.'],
    ['decision', 'The booking system goes to SQLite, PostgreSQL is too much for one server.'],
  ],
  [
    ['fact', "Leo's school starts at 8:15."],
    ['fact', "From Monday on Leo's school starts at 7:50."],
  ],
  [
    ['fact', 'The wifi repeater is in the attic.'],
    ['event', 'Moved the wifi repeater from the attic to the hall.'],
  ],
  [
    ['fact', 'Rent for the studio is 640 euros.'],
    ['fact', 'The studio rent goes up to 690 euros in June.'],
  ],
  [
    ['fact', 'Dr. Weiss is the vet of the cats.'],
    ['fact', 'The cats go to Dr. Lang now; Dr. Weiss retired.'],
  ],
  [
    ['fact', 'The band rehearses on Tuesdays.'],
    [null, 'Rehearsal of the band is on Thursdays from now on.'],
  ],
  [
    ['fact', 'The workshop has two kilns.'],
    ['correction', 'One kiln was sold, the workshop has one kiln left.'],
  ],
  [
    ['fact', "Paul doesn't eat fish."],
    [null, 'Paul eats fish again.'],
  ],
  [
    ['decision', 'Marta gives the talk in English.'],
    ['decision', 'Marta will give the talk in German.'],
  ],
  [
    ['fact', 'The heating in the orangery is set to 16 degrees.'],
    [null, 'I set the orangery heating to 12 degrees, the boss wants to save gas.'],
  ],
  [
    ['fact', 'The invoices go to the Hamburg office.'],
    ['correction', 'Invoices are to be sent to the Bremen office, not Hamburg.'],
  ],
  [
    ['decision', 'Launch of the web shop is planned for 3 September.'],
    [null, 'The web shop launch slips to 17 September.'],
  ],
  [
    ['fact', 'Customers can pay by card.'],
    ['fact', 'Customers cannot pay by card any more, the terminal went back.'],
  ],
  [
    ['fact', 'Ben looks after the bees.'],
    ['fact', 'Mia looks after the bees since Ben moved away.'],
  ],
  [
    ['fact', 'The password policy asks for 8 characters.'],
    ['fact', 'The password policy asks for 14 characters.'],
  ],
  [
    ['fact', 'Sofia lives in Porto.'],
    ['fact', 'Sofia moved to Lisbon.'],
  ],
  [
    ['fact', 'The choir meets in the parish hall.'],
    ['correction', 'The choir meets in the old school, the parish hall is closed.'],
  ],
  [
    ['preference', 'Nora likes her coffee black.'],
    ['correction', 'Nora does not like her coffee black any more, she takes milk.'],
  ],
  [
    ['decision', 'The fence will be painted green.'],
    ['decision', 'The fence will be painted grey instead of green.'],
  ],
  [
    ['task', 'The report is due on Friday.'],
    ['event', 'The report was pushed to Monday.'],
  ],
  [
    ['fact', 'The ferry to the island leaves at nine, from pier two.'],
    ['correction', 'The ferry goes at half past ten now, the early one was dropped for the winter.'],
  ],
  [
    ['fact', 'Nadia keeps the spare key of the clinic.'],
    ['fact', 'Tobias has the spare key of the clinic now, Nadia gave it to him.'],
  ],
  [
    ['decision', 'The exhibition opens on Friday 6 March in the small hall.'],
    ['correction', 'The opening of the exhibition is on Friday 13 March, the frames come late.'],
  ],
  [
    ['preference', 'Ruth wants her coffee with oat milk.'],
    ['preference', 'Ruth has gone off oat milk, black coffee from now on.'],
  ],
  [
    ['fact', 'Minimum stay at the cabin is three nights.'],
    ['fact', 'The cabin can be booked from two nights on now, not three.'],
  ],
  [
    ['fact', 'The bakery delivers on Tuesdays and Fridays.'],
    [null, 'From this month the bakery delivers on Mondays and Thursdays.'],
  ],
  [
    ['task', 'The visa papers have to be at the consulate by 2 June.'],
    ['correction', 'The consulate takes the visa papers until 20 June, they are behind.'],
  ],
  [
    ['fact', 'Piano lessons cost 35 euros an hour.'],
    [null, 'The piano teacher asks 40 euros an hour now.'],
  ],
  [
    ['preference', 'Sven likes the minutes as a Word file.'],
    ['correction', 'Sven said no more Word files: the minutes go into the wiki instead.'],
  ],
  [
    ['fact', "The choir rehearses in St Anne's."],
    ['fact', "The choir has moved to the school gym, St Anne's is too cold."],
  ],
  [
    ['fact', 'The dog gets two tablets a day.'],
    ['correction', 'The vet has put the dog down to one tablet a day.'],
  ],
  [
    ['fact', 'Our contact at the printer is Mr Okafor.'],
    ['fact', 'Ms Lindgren has taken over from Mr Okafor at the printer.'],
  ],
  [
    ['decision', 'The boat will be varnished dark.'],
    ['decision', 'We varnish the boat light after all.'],
  ],
  [
    ['fact', 'Guests may park in the yard.'],
    [null, 'Guests can no longer park in the yard, the neighbours complained.'],
  ],
  [
    ['fact', 'The server runs in Frankfurt.'],
    ['event', 'Moved the server to Helsinki, it is cheaper there.'],
  ],
  [
    ['fact', 'Weekly meeting with the supervisor is on Tuesdays at two.'],
    ['fact', 'We see the supervisor on Wednesdays now, Tuesdays are for teaching.'],
  ],
  [
    ['fact', 'The journal allows 6,000 words.'],
    ['correction', 'The word limit of the journal is 8,000, the old guide was wrong.'],
  ],
  [
    ['fact', 'Statistics are done in R.'],
    ['decision', 'The statistics move to Python, R crashed too often.'],
  ],
  [
    ['preference', 'Lena wants figures in black and white.'],
    ['preference', 'Lena asked for colour in the figures from now on.'],
  ],
  [
    ['fact', 'The boat goes out on Mondays.'],
    ['fact', 'Skipper rang: the boat sails on Thursdays from now on.'],
  ],
  [
    ['fact', 'Otto drives the children to school.'],
    ['fact', 'It is Hanne who takes the children to school now.'],
  ],
  [
    ['fact', 'Samples are kept at minus 20.'],
    ['correction', 'Samples have to be stored at minus 80, the freezer manual says so.'],
  ],
  [
    ['fact', 'The grant pays for four dives a month.'],
    ['fact', 'Only three dives a month are covered by the grant since the cut.'],
  ],
  [
    ['fact', 'The lab is on the second floor.'],
    ['event', 'The lab moved up to the fourth floor.'],
  ],
  [
    ['preference', 'Lena takes her tea with sugar.'],
    ['correction', "No sugar in the tea for Lena any more, doctor's orders."],
  ],
  [
    ['task', 'The thesis chapter is due on 14 October.'],
    ['correction', 'Lena has until 2 November for the chapter, the committee meets later.'],
  ],
  [
    ['fact', 'The rehearsal room costs 25 euros an evening.'],
    ['fact', 'The landlord wants 30 euros for the rehearsal room now.'],
  ],
  [
    ['fact', 'Vera is the second reader of the thesis.'],
    ['fact', 'Professor Amari reads the thesis as second reader, Vera is on sabbatical.'],
  ],
  [
    ['preference', 'Tom prefers to be called on the landline.'],
    ['preference', 'Tom has changed his mind about the phone: mobile only, the landline is gone.'],
  ],
  [
    ['fact', 'The newsletter goes out on the first of the month.'],
    ['decision', 'We send the newsletter on the fifteenth instead.'],
  ],
  [
    ['fact', 'Mail for the office goes to box 12.'],
    ['correction', 'Office mail belongs in box 21, not box 12.'],
  ],
  [
    ['fact', 'The camp is at Lake Orta.'],
    ['decision', 'We hold the camp at Lake Bled, Orta was full.'],
  ],
  [
    ['preference', 'Ida would like her summaries in the evening.'],
    ['preference', 'Ida wants the summary in the morning now, evenings are for the children.'],
  ],
  [
    ['fact', 'The council flat has been promised for 1 August.'],
    ['correction', 'The flat comes on 1 September, says the council.'],
  ],
  [
    ['fact', 'Maren is vegetarian.'],
    ['fact', 'Maren eats fish again.'],
  ],
  [
    ['decision', 'The play has two intervals.'],
    ['decision', 'One interval for the play, two were too long.'],
  ],
  [
    ['fact', 'The sensor reports every ten minutes.'],
    ['event', 'Changed the sensor to report every five minutes.'],
  ],
];

/** Pairs of which both can be true. */
export const bothHold: readonly (readonly [Said, Said])[] = [
  [
    ['event', 'Sold 34 bags of soil.'],
    ['event', 'Sold 51 bags of soil.'],
  ],
  [
    ['event', 'Meeting with Lena at 10:00.'],
    ['event', 'Meeting with Tom at 14:00.'],
  ],
  [
    ['fact', 'Greenhouse 1 has 40 tables.'],
    ['fact', 'Greenhouse 2 has 25 tables.'],
  ],
  [
    ['event', 'Ordered 20 rose bushes from Kordes.'],
    ['event', 'Ordered 30 hedge plants from Kordes.'],
  ],
  [
    ['preference', 'Anna likes green tea.'],
    ['preference', 'Ben likes filter coffee.'],
  ],
  [
    ['fact', 'The tomatoes cost 3 euros.'],
    ['fact', 'The cucumbers cost 1 euro.'],
  ],
  [
    ['fact', "Lena's birthday is 4 May."],
    ['fact', "Tom's birthday is 9 May."],
  ],
  [
    ['event', 'Interview with Eva on 2 May.'],
    ['event', 'Interview with Karl on 3 May.'],
  ],
  [
    ['fact', 'The bus leaves at 7:10.'],
    ['fact', 'The train leaves at 7:40.'],
  ],
  [
    ['event', 'Watered the ferns at 08:00.'],
    ['event', 'Watered the ferns at 09:15.'],
  ],
  [
    ['fact', 'Peter works at Siemens.'],
    ['fact', 'Paul works at Bosch.'],
  ],
  [
    ['event', 'Chapter one is finished.'],
    ['event', 'Chapter two is not finished.'],
  ],
  [
    ['fact', 'Room 3 is free.'],
    ['fact', 'Room 5 is not free.'],
  ],
  [
    ['fact', 'Mia takes piano lessons on Monday.'],
    ['fact', 'Mia takes swimming lessons on Wednesday.'],
  ],
  [
    ['fact', 'The north bed needs 20 bags of compost.'],
    ['fact', 'The south bed needs 35 bags of compost.'],
  ],
  [
    ['task', 'Call the plumber about the sink.'],
    ['task', 'Call the electrician about the lamp.'],
  ],
  [
    ['fact', 'Ida owns the blue bicycle.'],
    ['fact', 'Ida owns a canoe.'],
  ],
  [
    ['event', 'Karl visited the museum.'],
    ['event', 'Karl did not visit the zoo.'],
  ],
  [
    ['fact', 'The new oven holds 12 trays.'],
    ['fact', 'The old oven holds 8 trays.'],
  ],
  [
    ['decision', 'The blog is written in English.'],
    ['decision', 'The newsletter is written in German.'],
  ],
  [
    ['event', 'Delivery of six crates from the brewery.'],
    ['event', 'Delivery of four crates from the brewery, two left in the cellar.'],
  ],
  [
    ['fact', 'The tractor is due for service at 500 hours, it has 430.'],
    ['fact', 'The tractor has 461 hours, service booked for Monday.'],
  ],
  [
    ['fact', 'The summer fair is on Saturday 4 July, from ten till five.'],
    ['fact', 'For the summer fair: band at noon, raffle at three, Jo does the face painting.'],
  ],
  [
    ['preference', 'Ruth wants no calls before eight.'],
    ['correction', 'I rang Ruth at seven. She told me again: nothing before eight.'],
  ],
  [
    ['fact', 'Staff: Ada (kitchen), Ben (garden), Cleo (desk).'],
    ['fact', 'Ada runs the kitchen, Ben the garden and the van.'],
  ],
  [
    ['event', 'Took 412 at the till, mostly bread.'],
    ['event', 'Took 388 at the till, a slow day.'],
  ],
  [
    ['task', 'Ask the school choir to sing at the fair.'],
    ['event', 'The choir will sing at eleven, twenty children.'],
  ],
  [
    ['fact', "The clinic's minimum order of gloves is 10 boxes."],
    ['event', 'Ordered 14 boxes of gloves for the clinic.'],
  ],
  [
    ['event', 'Two clubs asked about tours: Harlow in May, Stoke in June.'],
    ['event', 'Harlow club confirmed the tour for 12 May, Ada leads it.'],
  ],
  [
    ['fact', 'Eggs are down to nine boxes.'],
    ['fact', 'Cheese is down to four wheels.'],
  ],
  [
    ['decision', 'The bread stays at 3.20 until Easter.'],
    ['fact', 'The mill raises flour by four per cent from April.'],
  ],
  [
    ['event', 'Anna walked the dog at seven.'],
    ['event', 'Anna walked the dog at nine, it rained before.'],
  ],
];
