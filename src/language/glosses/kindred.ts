/**
 * English words that belong together in everyday life, one circle a line: a kind and what is of it, a trade and what it deals
 * with, a thing and what is done with it. Whoever asks about one of them may mean a note about another.
 */
export const kindred = `
pet dog cat puppy kitten hamster rabbit parrot turtle goldfish canary
pet veterinarian vet leash cage feed paw fur animal
dog bark leash walk puppy bite paw
cat kitten mouse fur litter claw
bird nest cage parrot feather sparrow pigeon owl canary feeder
animal cow pig sheep goat horse hen duck hedgehog fox deer squirrel bear wolf zoo
insect ant bee wasp mosquito spider tick fly butterfly cockroach bug sting
pest snail ant rat mouse cockroach poison trap insect mosquito
farm cow pig sheep goat hen horse tractor barn harvest
plants flower flowers tree grass rose tulip orchid cactus seedlings garden pot vase bouquet
plants watering irrigation water soil fertilizer seed balcony garden
garden lawn hedge bed seed tree flower grass rake shovel fence compost weed greenhouse
grass lawn mow mower weed meadow hay
mower mow lawn machine grass
tree branch prune leaf wood cherry apple oak pine birch maple
prune cut branch hedge trim saw
harvest pick fruit apple cherry berry mushroom grape
appliance kettle toaster microwave fridge refrigerator freezer oven stove dishwasher washing dryer vacuum iron mixer blender conditioner television machine device kitchen
kitchen oven stove fridge sink pan pot plate cup knife dishes dishwasher cook
freezer freeze frozen ice fridge
fridge refrigerator cold milk cheese freezer
laundry washing clothes dryer iron detergent stain wash
clean vacuum broom dust dirt cleaner sponge mop wash soap stain tidy
furniture table chair sofa bed cupboard wardrobe shelf drawer desk lamp mirror carpet armchair
bed mattress pillow blanket sheet sheets sleep bedroom
house apartment home flat villa cottage residence building room
house landlord rent mortgage tenant insurance roof
room kitchen bedroom bathroom living nursery hallway basement attic balcony
rent landlord tenant lease apartment deposit month
landlord owner rent house tenant
mortgage loan debt interest bank house repay
loan debt credit borrow repay interest bank
move moving relocation mover truck box transport furniture apartment
transport truck carry move luggage train bus delivery
repair fix broken plumber electrician mechanic technician craftsman workshop leak damage replace carpenter
broken break damage defect repair crack smash shattered fail failure fault
plumber leak pipe tap sink toilet water drip valve bathroom shower
electrician electricity socket cable fuse switch lamp bulb wire
carpenter wood furniture shelf table build
painter paint wall color wallpaper brush
leak drip water pipe tap roof damp mold
bathroom toilet shower bath sink tap towel
heating boiler radiator warm gas stove cold
key lock door gate spare code safe
code password number lock combination pin
burglary thief steal police alarm lock
steal thief police lost wallet
lose lost wallet key missing find forget
wallet purse money card cash bag
car vehicle drive driver parking garage tire engine brake license mechanic fuel gasoline bumper windshield scratch
car accident crash damage insurance scratch dent repair bumper
garage car mechanic repair tire parking
mechanic car engine brake tire repair workshop inspection
tire wheel winter snow car puncture
parking car garage street fine ticket
bicycle bike cycling helmet ride chain lock wheel
motorcycle scooter helmet ride
license drive driver exam car
fine penalty police speed parking ticket
fuel gasoline diesel car oil gas
inspection check car technician safety
train station ticket platform railway rail
bus stop ticket station driver tram
plane flight airport fly pilot departure ticket luggage
flight departure fly airport plane depart
trip travel vacation tour holiday excursion journey flight hotel
travel vacation suitcase passport hotel abroad luggage visa tourist beach sea
vacation holiday beach sea hotel camping island trip away
excursion trip class school tour hike museum
hotel room reservation stay night guest
luggage suitcase bag backpack pack
passport document visa identity border card id
document certificate paper identity form signature contract
camping tent forest sleeping fire lake
hike mountain walk boots trail climbing
sea beach swim island wave coast boat ship sand
boat ship sail ferry harbor river lake
family relatives mother father parents son daughter brother sister aunt uncle cousin grandmother grandfather
grandmother elderly mother grandfather grandson
grandparents grandmother grandfather
parents mother father
child son daughter baby kid boy girl twins kids children
children kids child twins son daughter school
baby birth pregnant pregnancy diaper stroller midwife newborn
twins brother sister children birth
siblings brother sister
brother-in-law brother relatives wife husband
mother-in-law mother wife husband
spouse wife husband marriage partner
wedding marry marriage bride groom engaged ring ceremony guest
marry wedding husband wife engaged marriage
anniversary wedding celebrate year
divorce separation lawyer marriage custody
funeral die death grave cemetery inheritance dead
inheritance will heir die grandfather leave legacy notary donate
birthday party cake gift celebrate age guest balloon candle
party celebrate guest invite birthday wedding music feast dance
celebrate party birthday anniversary wedding christmas
christmas tree gift santa december holiday
gift present birthday christmas give surprise
invite guest party wedding visit
neighbor noise neighborhood street house upstairs
quarrel argue neighbor noise angry complain conflict fight trouble
complain complaint noise angry refund return
noise loud bark music neighbor quiet disturb
illness ill disease sick flu fever cough infection cold virus
ill doctor hospital medicine fever flu
injury wound broken fracture fall accident hurt bone plaster cast burn bruise
fracture bone cast plaster wrist arm leg fall break broken injury
fall stairs slip injury fracture
hospital surgery doctor nurse patient ambulance emergency ill operation
surgery operation remove hospital surgeon tooth
doctor dentist surgeon pediatrician dermatologist gynecologist ophthalmologist psychologist physician hospital clinic
dentist tooth filling braces cavity pull
tooth dentist pull extract pain
dermatologist skin mole rash doctor
ophthalmologist eye glasses lens vision
eye glasses vision blind lens
physiotherapist back massage exercise therapy
medicine pill tablet drops antibiotic syrup dose prescription pharmacy vitamin thyroid drug
pill tablet take swallow medicine dose morning
medicine take dose doctor prescribe pain
pain headache back hurt ache
back pain spine exercise stretch massage
allergy allergic nut pollen swollen throat rash food peanut milk gluten itching intolerance
vaccine injection doctor virus flu
pregnant pregnancy baby birth midwife gynecologist
insomnia sleep night awake sleepless tired dream
sleep bed night tired awake dream nap insomnia
smoke cigarette smoking tobacco quit smoker
quit stop give end resign
alcohol beer wine vodka whiskey drink
diet weight lose food sugar fat
exercise sport gym training stretch run yoga fitness
glasses eye lens vision
hair haircut hairdresser comb color cut
drink tea coffee juice wine beer milk water lemonade cocoa alcohol beverage herbal infusion
tea coffee cup kettle drink herb
coffee cup drink morning cafe
food meal eat bread meat fish cheese vegetable fruit rice soup pasta egg
meal breakfast lunch dinner eat restaurant
restaurant food eat dinner cafe waiter menu meal italian greek chinese pizza chef
cafe restaurant coffee cake
disappointed bad dislike angry dissatisfied never sad
meat beef pork lamb chicken sausage ham steak
vegetable carrot potato cabbage onion tomato cucumber pumpkin spinach bean pepper garlic lettuce zucchini
fruit apple pear cherry plum strawberry raspberry grape orange lemon banana peach watermelon
vegetarian vegan meat vegetable
spice cinnamon pepper ginger salt garlic vanilla herb chili
cake bake pie cookie dessert sweet flour oven sugar dough
bake oven cake bread pie dough
cook recipe kitchen food soup pot fry boil
soup broth chicken pumpkin pot
broth soup chicken stock
dessert cake ice sweet chocolate candy
snack candy cookie chocolate sweets
knife sharp sharpen cut blade blunt
sharpen knife blade sharp blunt scissors
money cash bank pay cost price euro dollar ruble salary
cost price pay expensive money bill euro amount fee estimate
pay bill money cash invoice payment
price expensive cheap discount increase
increase raise price rent salary
refund return money tax compensation repay
tax refund accountant declaration income return
accountant tax money declaration
savings save account bank money deposit
save savings money deposit
salary income work job pay bonus
pension retire elderly retirement
insurance policy damage accident company contract insure
compensation damage pay insurance refund
invest stock fund bank money
buy purchase shop store order price
sell buy market price
order buy deliver package
shop store supermarket market buy bakery
return exchange refund shop warranty broken
warranty repair return exchange broken
package mail deliver post letter parcel
mail letter post stamp package
job work position profession career employment post
position job post manager director promotion role vacancy
promotion position boss manager career
boss manager director chief work
colleague team office work company employee
team group department colleague crew
newcomer new colleague hire employee start join
hire job interview start join employee newcomer
company firm office business employer work branch factory
branch office company manager
office desk work company colleague
fired quit resign job unemployed
retire pension work old
meeting appointment conference date discussion
appointment date doctor meeting schedule calendar
deadline date due end
offer propose proposal suggest job
school class teacher student pupil homework exam lesson grade kindergarten
teacher school class lesson tutor coach
student pupil school university
exam test pass fail grade certificate
certificate exam diploma badge pass
pass exam succeed test
kindergarten child nursery group daycare
university student study degree
learn study lesson course school
course lesson learn class training
language english french german spanish learn
swim swimming pool dive water badge swimsuit
pool swim swimming dive jump
sport football basketball tennis volleyball swim run ski hockey gym match training
football team match goal coach
competition race win tournament prize medal match
win prize medal competition lottery
game play chess cards puzzle toy dice
toy doll play child game
treasure hunt game search
music song sing concert instrument guitar piano violin flute drums choir band
sing choir song singer rehearsal concert music
choir sing rehearsal conductor song concert church
rehearsal practice choir orchestra concert theater play
conductor choir orchestra rehearsal
instrument guitar piano violin flute drums cello
concert music ticket band
theater stage actor ticket play
movie cinema film actor
museum exhibition art painting collection
painting draw art picture
collect collection stamp coin hobby museum
hobby collect knit fishing chess garden
knit wool sew needle sweater
sew needle tailor thread dress clothes button
fishing fish lake river
book read novel library author
phone call mobile number battery
call phone message number
computer laptop screen keyboard printer internet password
internet wifi router password network computer
photo camera picture album
television movie series screen
clothes shirt trousers dress skirt jacket coat sweater shoes socks hat scarf gloves
shoes boots sandals slippers
jewelry ring necklace earrings bracelet gold watch
bag backpack suitcase purse
weather rain snow wind storm sun cold hot fog frost
rain umbrella wet storm weather
snow winter ski ice cold frost
season spring summer autumn winter
summer june july august vacation hot
winter december january snow cold
spring march april may easter
autumn september october november
night evening midnight dark sleep
morning breakfast early dawn wake
month monthly january february march april june july august september october november december
weekday monday tuesday wednesday thursday friday saturday sunday
full moon night
police thief accident report officer
lawyer court law judge contract
contract sign signature cancel lease
cancel contract end subscription
fire burn smoke firefighter alarm
church priest pray baptism wedding
baptism godfather godmother baby church
volunteer help charity donate
donate charity gift museum give
election vote mayor government
city town village street capital
street road address traffic
country abroad border
color red blue green yellow white black brown gray pink paint
size big small tall large length
name called nickname surname
age old young birthday year
address street live house
live home house apartment
happy glad joy smile
sad cry unhappy tears
afraid fear scared
angry quarrel annoyed
worry afraid anxious stress
tired sleep exhausted
help care support assist
care look nurse help watch feed
borrow lend return loan
lend borrow give
keep store storage put warehouse
store keep shelf storage basement
shelf store book cupboard
put place keep hang
remove extract pull cut delete
cut knife scissors saw
machine device tool engine
tool hammer drill saw screwdriver ladder shovel machine
happen accident event
cause reason why problem
problem trouble difficulty broken
decide decision choose
forbid prohibited allow
begin start
end finish stop
arrive come
depart leave go
visit guest come
meet friend
friend buddy visit
love kiss girlfriend boyfriend
secret hide
lie truth
poison toxic danger snail
waste rubbish trash bin recycle
fuel heating wood stove
owe debt lend borrow loan money repay
lend loan borrow money return owe
debt owe repay loan installment
fever temperature thermometer hot ill cool towel
temperature fever hot cold degree thermometer weather
tutor teacher lesson language school student study private
language latin french english german spanish chinese japanese russian translate
grave tombstone cemetery funeral mother stone flowers
sleeping sleep noise night room bed
hotel room double single bed breakfast suite
tenant neighbor downstairs upstairs resident apartment live student
resident tenant live move neighbor
animal cat dog scratch bite paw bird
damage scratch broken hole crack scar
train carriage railway passenger station rail seat platform
forget lost leave lose train
glasses lost train forget
furniture sofa removal dispose rubbish old pick
rubbish removal furniture waste collect
bread bakery baker rye wheat toast butter
father dad parents papa
hearing ear deaf loud sound
ear hearing deaf doctor
health ill doctor pain hearing blood heart vision eye
health disease diagnosis medicine blood pressure
picnic barbecue food salad outdoor grill bring party
barbecue grill meat salad sausage party picnic
salad potato mayonnaise tomato lettuce vegetable
carpenter apprentice furniture wood profession
apprentice apprenticeship profession job training learn trade
profession carpenter teacher doctor nurse engineer baker cook electrician mechanic driver job
internet provider contract router speed
provider internet contract phone company
photo wedding photographer album image picture camera
image photo picture video
paint watercolor paints brush color painting draw artist
draw paint watercolor picture pencil artist
chimney fireplace smoke clean stove
marathon run race time record kilometer cramp
record time result score marathon
alarm smoke detector battery fire
battery charger charge phone detector remote
postpone delay appointment date later change
appointment dentist doctor date
winter heating coat boots gloves
customs border luggage fee
exam driving license theory lesson
lesson course class guitar piano swim
award prize win competition certificate
newspaper subscription magazine
subscription monthly fee cancel gym
fee membership club gym course
club member football choir sport
electric charge car battery
garden party summer grill
storm roof damage tree flood insurance
flood water damage basement rain
mold damp wall bathroom
roof leak rain tile repair
fence neighbor border property
property land house realtor sell
realtor apartment house sell buy viewing
estate realtor property inheritance
kindergarten school nursery teacher
pregnancy baby month due
newborn birth baby weight
name baby call nickname
nickname called name
wine cellar bottle red
cellar basement storage
attic storage box roof
basement storage cellar laundry
box attic cellar storage move
suitcase attic travel
bicycle basement garage theft
theft steal bicycle car burglary
police theft burglary accident
hedgehog garden snail
rabbit carrot cage
fish aquarium feed water
hen egg feed
bee honey hive
horse riding stable
riding horse lesson
stable horse barn
sheep wool farm
wool knit sheep sweater
sweater knit wool warm
scarf knit gloves winter
tailor suit dress trousers shorten
shoes size repair shoemaker
size shoes clothes ring
ring wedding gold finger jeweler
jeweler ring gold watch repair
watch clock time repair battery
clock time wake alarm
wake alarm morning early
alarm wake clock morning
breakfast egg bread coffee cereal
cereal milk breakfast
allergic milk egg nut wheat fish
intolerance milk gluten
gluten bread wheat flour
vegan milk egg meat cheese
cheese milk fridge
egg hen breakfast
jam strawberry fruit jar
pickles cucumber jar
mushroom forest pick
berry forest pick jam
apple tree pie juice
pie apple bake
cookie christmas bake
chocolate sweet gift
restaurant reservation table birthday
table restaurant reservation
reservation book hotel restaurant ticket
ticket concert theater train flight event
seat ticket theater plane train
tour guide city museum
guide tour museum
castle museum tour
visa embassy passport application
embassy passport visa
vaccination travel passport
insurance travel abroad doctor
currency money exchange abroad
island ferry boat
ferry ship island car
camping lake summer tent
lake swim boat fishing
fishing rod lake license
hiking boots mountain hut
hut mountain cabin night
ski winter mountain helmet
helmet bicycle ski motorcycle
accident bicycle fall helmet
knee surgery pain run
knee injury football ski
shoulder pain physiotherapist
neck pain massage
massage back neck shoulder
headache pill migraine
migraine headache light
cough syrup cold
throat pain tea cough
tea cold throat honey
honey tea bread bee
stomach pain diarrhea food
diarrhea stomach vomit
vomit stomach ill
heart doctor pressure pill
pressure blood heart pill measure
blood test doctor analysis
analysis blood test result
result test exam analysis
diabetes sugar insulin
sugar diabetes sweet
weight diet kilogram lose
kilogram weight
stress work sleep
psychologist stress therapy depression
therapy psychologist massage
depression sad therapy
memory forget dementia elderly
dementia memory elderly forget
elderly nursing care wheelchair
nursing elderly care home
wheelchair elderly walk
caregiver elderly nurse care
cleaner house clean key
key neighbor spare cleaner
spare key tire
nanny child care evening
homework school help math
math homework exam teacher
class trip school parents
parents meeting school teacher
graduation school party university
university move apartment study
scholarship university money
dormitory university room
internship company student
resume job apply
apply job form university
interview job clothes
contract job sign start
overtime work boss pay
shift work night hospital
strike train airport
union strike work
customer complaint shop
project deadline work team
presentation work project
computer broken repair data
data backup disk photo
disk photo data computer
printer ink paper
paper printer tax
screen phone crack repair
phone screen broken contract
charger phone cable
camera photo lens
television broken remote
remote television battery
radio music kitchen
song favorite music
concert favorite band ticket
favorite food color book song
color favorite wall car
book gift favorite borrow
library book return
film favorite cinema
game evening family
chess grandfather club
cards evening friend
dance course wedding
theater evening ticket
museum visit painting
exhibition painting museum artist
volunteer refugee help
church choir sunday
sunday church family lunch
saturday market shopping
market vegetable saturday fish
shopping list supermarket
list shopping task
supermarket milk bread buy
store open closed sunday
post office package letter
letter mail signature
signature contract document
notary contract house inheritance
court letter lawyer neighbor
lawyer divorce contract court
vote election sunday
illness disease diabetic diabetes asthma epilepsy migraine
talk speak call chat
`;
