import { atFirstUse } from '../../workspace/at-first-use.js';

/** The plain form of an irregular English word: `went` → `go`, `children` → `child`. */
export function plainForm(word: string): string {
  return forms().get(word) ?? word;
}

const verbs = `be am is are was were been being
have has had having
do does did done doing
go goes went gone
say said
make made
get got gotten
take took taken
come came
see saw seen
know knew known
think thought
give gave given
find found
tell told
become became
leave left
feel felt
bring brought
begin began begun
keep kept
hold held
write wrote written
stand stood
hear heard
mean meant
meet met
run ran
pay paid
sit sat
speak spoke spoken
lead led
grow grew grown
lose lost
fall fell fallen
send sent
build built
understand understood
draw drew drawn
break broke broken
spend spent
rise rose risen
drive drove driven
buy bought
wear wore worn
choose chose chosen
eat ate eaten
drink drank drunk
sleep slept
fly flew flown
forget forgot forgotten
teach taught
catch caught
fight fought
win won
sell sold
sing sang sung
swim swam swum
ride rode ridden
throw threw thrown
steal stole stolen
hide hid hidden
shake shook shaken
wake woke woken
bite bit bitten
blow blew blown
freeze froze frozen
show shown
seek sought
shoot shot
stick stuck
strike struck
hang hung
dig dug
deal dealt
dream dreamt
learn learnt
burn burnt
spell spelt
bend bent
lend lent
lay laid
bind bound
grind ground
weave wove woven
tear tore torn
swear swore sworn
bear bore born borne
feed fed
breed bred
bleed bled
flee fled
slide slid
spin spun
sting stung
sweep swept
weep wept
creep crept
kneel knelt
light lit
shine shone
shrink shrank shrunk
sink sank sunk
ring rang rung
spring sprang sprung
withdraw withdrew withdrawn
overcome overcame
undergo underwent undergone`;

const nouns = `child children
man men
woman women
person people
foot feet
tooth teeth
mouse mice
goose geese
wife wives
life lives
knife knives
leaf leaves
half halves
shelf shelves
wolf wolves
loaf loaves
good better best
bad worse worst`;

const forms = atFirstUse(
  () =>
    new Map(
      `${verbs}\n${nouns}`.split('\n').flatMap((line) => {
        const [plain = '', ...others] = line.split(' ');
        return others.map((form): [string, string] => [form, plain]);
      }),
    ),
);
