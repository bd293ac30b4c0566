/** Everyday German, written as Russian is in russian-words.ts; forms that no ending makes stand by themselves. */
export const germanWords = `
doctor arzt doktor mediziner hausarzt
dentist zahnarzt kieferorthopäd dentist
hospital krankenhaus klinik spital klinikum
practice praxis arztpraxis sprechstund
nurse krankenschwester pfleger krankenpfleger pflegekraft
surgeon chirurg
surgery operation operier eingriff
pharmacy apothek drogeri
medicine medikament medizin arznei arzneimittel heilmittel
pill tablett pill kapsel
antibiotic antibiotik
vitamin vitamin
prescription rezept überweisung
prescribe verschreib verschrieb verordn
vaccine impfung impf geimpf impfstoff
ill krank erkrank krankheit krankgeschrieben krankmeld leiden
flu gripp erkältung erkält schnupfen verkühl
fever fieber
cough husten hust
headache kopfschmerz migrän kopfweh
pain schmerz wehtun wehgetan aua
allergy allergi allergisch unverträglich heuschnupfen allergiker
diabetes diabetes zuckerkrank
pressure druck blutdruck
injury verletz wund verstauch prell knochenbruch bruch weh
broken kaputt zerbroch gebroch defekt zerstör entzwei hinüber
heal heil gesund genes verheil
health gesundheit wohlbefinden
heart herz
tooth zahn gebiss
eye auge äugl
glasses brill sehhilf
ear ohr
nose nase
mouth mund mäul
face gesicht
head kopf schädel haupt
hair haar frisur lock
hairdresser friseur frisör coiffeur
neck hals nacken genick
shoulder schulter
arm arm
elbow ellbogen ellenbogen
hand hand
finger finger daumen
leg bein
knee knie
foot fuß
toe zeh
back rücken kreuzweh wirbelsäul
stomach bauch magen
skin haut
blood blut
bone knochen
body körper leib
brain gehirn hirn
therapy therapi therapeut physiotherap krankengymnast psychotherap
treatment behandlung behandel kur
diagnosis diagnos befund
examination untersuch vorsorg
pregnant schwanger
birth geburt geboren entbind
die sterb starb gestorb verstorb tod todes tote
funeral beerdig begräbnis bestatt trauerfeier
grave grab friedhof
mother mutter mama mami mutti
father vater papa papi vati
parents eltern
son sohn
daughter tochter töcht
child kind kinder
baby baby säugling neugeboren schnuller
kid junge bub mädchen mädel bengel göre knirps
brother bruder
sister schwester
siblings geschwister
twins zwilling
grandmother großmutter oma omi
grandfather großvater opa opi
grandparents großeltern
grandson enkel enkelkind enkelin
uncle onkel
aunt tant
nephew neff
niece nicht
cousin cousin vetter kusin
husband ehemann gatt göttergatt
wife ehefrau gattin
spouse ehe ehepaar eheleut partner lebensgefährt
mother-in-law schwiegermutter
relatives schwieger schwager schwägerin verwandt angehörig
wedding hochzeit trauung vermähl eheschließ jawort trauzeug standesamt heirat verheirat geheirat
engaged verlob
divorce scheidung geschieden scheiden getrennt trennung
family famili sipp
friend freund kumpel freundschaft kamerad
neighbor nachbar nebenan
guest gast besucher
people leut mensch personen
man mann männer kerl typ
woman frau dame
boyfriend liebhaber
girlfriend freundin
colleague kolleg kollegin mitarbeiter arbeitskolleg
boss chef vorgesetzt boss
name name vornam nachnam
called heiß geheiß nenn genann
old alt ältest älter
young jung jünger jüngst
adult erwachsen
teenager jugendlich teenager
birthday geburtstag
gift geschenk schenk mitbringsel präsent
party feier fete party fest gefeiert
celebrate zelebrier geburtstagsfeier
invite einlad eingelad einladung
christmas weihnacht heiligabend christkind
easter ostern osterei
vacation urlaub ferien feiertag auszeit urlaubstag
travel ausflug reise tour verreis gereist anreis heimreis
flight flug flieg flog geflog flugzeug flieger maschin fliegt abflug flugticket
airport flughafen
train zug bahn züge eisenbahn ice übung
station bahnhof haltestell station
platform gleis bahnsteig
subway ubahn
tram straßenbahn tram
bus bus buss
taxi taxi
ticket fahrkart ticket fahrschein eintrittskart
suitcase koffer
luggage gepäck
backpack rucksack ranzen
pack pack einpack gepackt
passport pass reisepass ausweis personalausweis
visa visum
border grenz
customs zoll
hotel hotel pension herberg unterkunft gasthof
camping camping zelt zelten campingplatz
tourist tourist
beach strand
sea meer ozean
lake see seen
river fluss bach
mountain berg gebirg alpen
hill hügel
island insel
forest wald wälder
hike wander gewander wanderung
abroad ausland
country land länder
city stadt
village dorf
street straß gass alle
road landstraß weg wege
highway autobahn
bridge brück
traffic verkehr stau
map landkart stadtplan
car auto wagen pkw karr fahrzeug kombi suv cabrio limousin karren
truck lkw laster lastwagen
motorcycle motorrad moped roller
bicycle fahrrad rad fahrräder drahtesel velo räder
ride radel geritten
drive fahr gefahr fuhr fährt lenk
driver fahrer
license führerschein lappen
garage garag werkstatt autowerkstatt
mechanic mechaniker kfz
repair reparier reparatur richt instandsetz behob beheb flick ausbesser
tire reifen
wheel lenkrad
brake brems
engine motor
fuel benzin diesel sprit kraftstoff
gas tank tanken getankt tankstell
battery batteri akku
accident unfall zusammenstoß crash
park park parken geparkt parkplatz
parking tiefgarag parkhaus stellplatz
fine bußgeld straf strafzettel knöllchen
insurance versicherung versicher polic krankenkass kass
police polizei polizist
thief dieb einbrecher
steal stehl gestohl klau geklau diebstahl stahl einbruch eingebroch
fire feuer brand brenn gebrann
firefighter feuerwehr
house haus eigenheim gebäud
home zuhaus heim daheim heimat
apartment wohnung apartment whg
room zimmer raum
kitchen küch
bathroom bad badezimmer bäder
toilet toilett klo wc
bedroom schlafzimmer
living wohnzimmer stub
basement keller
attic dachboden speicher
roof dach dächer
floor boden fußboden
wall wand mauer
door tür türe pfort
window fenster scheib
stairs trepp stuf
elevator aufzug fahrstuhl lift
balcony balkon
terrace terrass
garden garten gärt schrebergarten gärtner
yard hof hinterhof
fence zaun
lawn rasen wies
rent miet
tenant mieter untermieter
landlord vermieter hauswirt hausbesitzer
move umzug umzieh umgezog umzog einzieh eingezog auszug ausgezog einzug zieh zog gezog
live wohn gewohn leb gelebt hausen
address adress anschrift wohnort
key schlüssel
lock schloss abschließ abgeschloss schlösser
furniture möbel einrichtung
table tisch
chair stuhl
sofa sofa couch
armchair sessel
bed bett
mattress matratz
pillow kissen
blanket deck bettdeck
sheets bettwäsch bettlaken laken
cupboard schrank kommod
shelf regal
drawer schublad
lamp lamp leucht
bulb glühbirn birnen leuchtmittel
light licht
mirror spiegel
carpet teppich
curtain vorhang gardin
picture bild gemäld
painting maler malen gemalt malerei
paint farb streich gestrich anstrich lack
renovate renovier sanier umbau umbauen umgebaut
build bau gebaut
heating heizung heizkörper boiler
stove herd ofen kochplatt
oven backofen
refrigerator kühlschrank
freezer tiefkühl gefrier
dishwasher spülmaschin geschirrspüler spüler
laundry waschmaschin wäsche
wash wasch gewasch wusch
dryer trockner
vacuum staubsauger staubsaug
clean putz sauber reinig geputzt aufräum aufgeräum ordentlich wisch
dirty dreckig schmutz dreck
trash müll abfall tonn
iron bügel bügeleisen
sew nähen näht genäht nähmaschin
pipe rohr leitung
leak undicht tropf
tap wasserhahn
sink waschbecken spül
shower dusch geduscht
bath badewann wann
plumber klempner installateur sanitär
electrician elektriker
carpenter tischler schreiner zimmermann
craftsman handwerker
electricity strom elektrizität
plug stecker steckdos
switch schalter einschalt ausschalt abschalt
tool werkzeug
hammer hammer
screw schraub
screwdriver schraubenzieher schraubendreher
drill bohr bohrmaschin
saw säge
nail nagel
ladder leiter
rope seil
glue kleber kleb leim
box kist karton schachtel box
bag tasch beutel tüte
basket korb
bucket eimer
broom besen
towel handtuch
soap seif
shampoo shampoo
toothbrush zahnbürst
cup tass becher
glass glas gläser
plate teller
bowl schüssel schale
fork gabel
spoon löffel
knife messer
pot topf kochtopf
pan pfann
bottle flasch
food essen nahrung lebensmittel speis nassfutter trockenfutter
eat ess iss gegess aß verzehr
drink trink getrunk trank getränk
hungry hunger hungrig
thirsty durst
cook koch gekocht köchin
bake back gebacken bäcker bäckerei
recipe kochrezept zubereitung
breakfast frühstück
lunch mittagessen mittag
dinner abendessen abendbrot
meal mahlzeit gericht
restaurant restaurant lokal gaststätt wirtshaus kneip
cafe café kaffeehaus
waiter kellner bedienung
bread brot brötchen semmel
butter butter
cheese käse
milk milch laktos milchzucker
egg ei eier
meat fleisch
sausage wurst
ham schinken
chicken huhn hähnchen
beef rind rindfleisch
pork schwein schweinefleisch
fish fisch
vegetables gemüs beet braunfäul
vegetarian vegetarisch vegetarier
vegan vegan
salad salat
potato kartoffel pommes erdäpfel
tomato tomat
cucumber gurk
carrot karott möhr
onion zwiebel
garlic knoblauch
pepper paprika pfeffer
mushroom pilz champignon
rice reis
pasta nudel pasta spaghetti
soup supp eintopf
sauce soße sauc
salt salz
sugar zucker
spice gewürz
oil öl
vinegar essig
fruit obst frucht
apple apfel
pear birn
banana banan
orange orang apfelsin
lemon zitron
cherry kirsch
strawberry erdbeer
grape traub
plum pflaum zwetschg
nut nuss
peanut erdnuss
almond mandel
cake kuchen tort
cookie keks plätzchen gebäck
chocolate schokolad
candy süßigkeit bonbon
ice eis
honey honig
jam marmelad konfitür
coffee kaffe kaffeemaschin
tea tee
water wasser
juice saft
beer bier pils
wine wein
alcohol alkohol schnaps
smoke rauch geraucht qualm zigarett kipp nichtraucher tabak
diet diät abnehm abgenomm abspeck
weight gewicht wieg gewog
fat fett dick
thin dünn schlank
sweet süß
sour sauer
bitter bitter
spicy scharf
taste schmeck geschmeck geschmack
delicious lecker köstlich
fresh frisch
money geld kohl knet bargeld
euro euro
dollar dollar
price preis kosten kost gekost kostet
expensive teuer kostspielig
cheap billig günstig preiswert
free kostenlos gratis umsonst
pay zahl bezahl gezahlt unkosten
bill rechnung quittung kassenbon beleg
buy kauf gekauf besorg erwerb anschaff erworb einkauf eingekauf anschaffung
sell verkauf
store laden geschäft
supermarket supermarkt discounter
market markt basar flohmärkt
customer kund kundin auftraggeber
order bestell bestellung
deliver liefer lieferung zustell
package paket päckchen
mail post
letter brief
stamp briefmark
send schick send geschickt versand verschick sandt
bank bank banken sparkass
account konto
transfer überweis überwies
loan kredit darlehen schuld verschuld leih verleih borg ausleih geliehen ausgelieh schuldet ausgeborgt
savings spar gespart ersparnis rücklag
salary gehalt lohn verdienst gehälter verdien
tax steuer finanzamt steuererklär
wallet geldbeutel brieftasch portemonnai geldbörs
card kart
pension rent rentner ruhestand
rich reich
spend ausgab ausgegeb ausgeb
discount rabatt nachlass
inheritance erbe erbschaft geerbt
contract vertrag
sign unterschreib unterschrieb unterschrift unterzeichn
cancel kündig absag abgesagt storn
work arbeit schuft
job beruf job stelle anstellung
office büro
company firma unternehmen betrieb firmen
career karrier laufbahn
employee angestellt arbeitnehmer
employer arbeitgeber
apply bewerb beworb bewarb
interview vorstellungsgespräch interview
hire einstell eingestell
fired entlass gefeuert rausschmiss
unemployed arbeitslos
promotion beförder
team team mannschaft grupp
project projekt vorhaben
meeting besprechung sitzung meeting
appointment termin verabred vorsorgetermin
conference konferenz tagung
presentation vortrag präsentation referat
report bericht
task aufgab
deadline frist abgabetermin stichtag
document dokument unterlag
paper papier
form formular antrag
authority behörd amt ämter
lawyer anwalt jurist
judge richter
law gesetz recht
engineer ingenieur
programmer programmierer entwickler
scientist wissenschaftler forscher
teacher lehrer lehrkraft lehr unterricht beibring beigebracht
student student studier schüler
school schul
kindergarten kindergarten kita kripp
nanny tagesmutter babysitter
university universität hochschul uni
class klass kurs
course lehrgang seminar
lesson lektion stund
study lern gelern erlern studium
exam prüfung examen klausur test
pass bestand besteh geschafft schaff durchgefall
grade note noten zensur zeugnis
homework hausaufgab
degree abschluss diplom abitur
apprenticeship ausbildung lehre azubi lehrling
book buch roman schmöker
read les gelesen liest las
library bibliothek bücherei
write schreib geschrieb schrieb autor schriftsteller
page seite
newspaper zeitung
magazine zeitschrift magazin
story geschicht erzählung
tell erzähl
poem gedicht
word wort wörter
language sprache
english englisch
german deutsch
french französisch
spanish spanisch
italian italienisch
translate übersetz
speak sprech sprach gesproch spricht
talk red geredet unterhalt plauder gespräch
say sag gesagt
ask frag gefragt
question frage
answer antwort beantwort
explain erklär
computer computer rechner pc laptop notebook
screen bildschirm monitor
keyboard tastatur
mouse maus
print drucker ausdruck gedruckt
phone telefon handy smartphon mobiltelefon mobilfunk
call anruf anrief angeruf ruf rief telefonier
number nummer zahlen
password passwort kennwort pin zugangsdaten zugangscod
internet internet netz router wlan hotspot fritzbox
website webseit websit homepag
email mail
message nachricht botschaft sms
app app anwendung
software softwar programm
file datei
folder ordner
photo foto aufnahm fotografier
camera kamera
video video
television fernseh fernseher tv glotz
radio radio
cable kabel
charge lade auflad aufgelad lädt
charger ladegerät ladekabel
data daten
backup sicherung sicherungskopi
server server
error fehler
watch schau guck zuschau armbanduhr armband
clock uhr wanduhr
device gerät apparat haushaltsgerät elektrogerät
weather wetter vorhersag
rain regen regn geregn niesel
snow schne schnei geschneit
sun sonn
wind wind
storm sturm unwetter gewitter blitz donner
cloud wolk bewölk
fog nebel
hot hitz
warm warm
cold kalt frier
temperature temperatur grad
flood überschwemm hochwasser
sky himmel
star stern
moon mond
earth erde
world welt
air luft
summer sommer
winter winter
spring frühling frühjahr
autumn herbst
time zeit
hour stündig
minute minut
second sekund
day tag
today heute
tomorrow morgen
yesterday gestern
week woch
weekend wochenend
month monat
year jahr
monday montag
tuesday dienstag
wednesday mittwoch
thursday donnerstag
friday freitag
saturday samstag sonnabend
sunday sonntag
january januar jänner
february februar
march märz
april april
may mai
june juni
july juli
august august
september september
october oktober
november november
december dezember
morning vormittag früh morgens
afternoon nachmittag
evening abend
night nacht
noon mittags
date datum
calendar kalender
always immer stets
never nie niemals
often oft häufig
rarely selten
sometimes manchmal
daily täglich
weekly wöchentlich
soon bald demnächst
late spät verspät
early frühzeitig
begin beginn begonn begann anfang
start start losgeh losgegang
end ende
finish fertig beend
last letzt
first erst
next nächst
future zukunft
past vergangen
animal tier
dog hund welp köter
cat katz kater miez
pet haustier
bird vogel
horse pferd gaul reiten reiter
cow kuh kühe
pig ferkel sau
sheep schaf
goat zieg
rabbit kaninchen hase
hamster hamster meerschwein
turtle schildkröt
snake schlang
spider spinn
bee bien
wasp wesp
mosquito mück
ant ameis
fox fuchs
wolf wolf
bear bär
deer hirsch reh
squirrel eichhörnchen
hen henn
duck ente
parrot papagei
hedgehog igel
vet tierarzt
feed fütter
leash leine
cage käfig
shelter tierheim
plant pflanz gepflanzt
flower blum blüte blüh
tree baum
rose rose
tulip tulp
grass gras gräser
leaf blatt blätter laub
seed samen saat
sow aussä gesät
harvest ernt
irrigation gieß gegoss bewässer
weed unkraut jät
dig buddel
bush strauch busch heck
oak eich
greenhouse gewächshaus
fertilizer dünger düng
farm bauernhof bauer landwirt
sport sport
football fußball
tennis tennis
swim schwimm schwamm geschwomm
pool schwimmbad freibad hallenbad
run lauf gelauf lief jogg renn gerannt
marathon marathon
gym fitness fitnessstudio turnhall
training trainier training
trainer trainer
ski ski skifahr
climb kletter bergsteig
yoga yoga
dance tanz getanzt
play spiel spielen gespielt mitspiel
win gewinn gewonn gewann sieg siegreich
lose verlier verlor
match parti wettkampf
race rennen
chess schach
club verein klub
ball ball
goal tor ziel vorsatz
hobby hobby freizeit
music musik
song lied
sing sing gesung chor sänger kirchenchor
guitar gitarr
piano klavier flügel
violin geig violin
drums schlagzeug trommel
instrument instrument
concert konzert
band band kapell
theater theater bühn
cinema kino
movie film
museum museum
exhibition ausstellung
art kunst
artist künstler
draw zeichn gezeichn
knit strick gestrickt
craft bastel
collect sammel sammlung
fishing angel angeln
hunting jagd jäger
love lieb geliebt
like mag mochte gern
favorite lieblings liebling
hate hass
happy glücklich froh fröhlich freu freud
sad traurig betrübt
cry heul geweint
laugh lach gelacht
smile lächel
angry wütend zornig ärger verärger
fear angst fürcht ängstlich
worry sorg
nervous nervös aufgereg
calm ruhig ruhe
tired müde erschöpf
stress stress
proud stolz
lonely einsam
bored langweil
surprise überrasch
jealous eifersücht neid
shy schüchtern
feel fühl gefühl
mood laun stimmung
hope hoff
dream traum
wish wunsch
want woll möcht
think denk dacht gedacht glaub
believe überzeug
know wiss gewusst weiß kenn gekannt
remember erinner merk gemerkt
forget vergess vergiss vergaß
understand versteh verstand
mean bedeut
idea idee einfall
plan plan plant
decide entscheid entschied beschloss beschließ
decision entschluss
choose auswähl gewähl ausgesuch aussuch
problem problem schwierigkeit
solution lösung lös
reason grund
opinion meinung
advice rat ratschlag tipp
help hilf geholf half helf
support unterstütz
thank dank
sorry entschuldig
please bitt
promise versprech versproch versprach zusag zugesagt
lie lüg gelogen
truth wahr
secret geheim
trust vertrau
argue streit gestritt zank kampf
peace frieden
war krieg
meet treff getroff traf begegn
visit besuch
get bekomm bekam erhalt kriegt
give geb gab gib gegeb
take nehm nahm genomm nimm
bring bring bracht gebracht mitbring mitgebracht
fetch hol abhol geholt abgeholt aufsammel
put stell gestellt leg gelegt
find find fand gefund
search such gesucht
lost verloren
show zeig gezeigt
see sieh sah geseh
hear hör gehört
listen zuhör
smell riech geruch gerochen gestank stink
touch berühr anfass
open öffn aufmach aufgemacht offen
close schließ zumach geschlossen geschloss
go geh ging gegang
come komm kam gekomm
arrive ankomm ankunft angekomm
leave verlass abreis abfahr abgefahr abfahrt abgereist
return rückkehr zurückkomm zurückgekomm rückgab
stay bleib blieb geblieb
wait wart gewartet
stop aufhör aufgehört
continue weitermach
sit sitz gesess saß
stand steh stand
sleep schlaf geschlaf schlief schnarch schlaflos
wake aufwach weck geweckt aufsteh aufgestand wach wecker
fall fall gefall fiel sturz
jump hüpf gesprung
carry trag getrag trug
lift heb gehob
throw werf warf geworf
push schieb schob
cut schneid schnitt geschnitt
break zerbrech zerbrach
tear reiß zerriss
hang häng aufhäng
hide versteck
change änder wechsel veränder
exchange tausch umtausch
use benutz nutz verwend gebrauch
need brauch
make mach gemacht
create herstell erstell
try versuch probier
check prüf kontroll
measure mess gemess
count auszähl abzähl
grow wachs gewachs wuchs
keep behalt aufbewahr
collectibles andenken
damage schaden schäd beschädig
loss verlust
warn warn
danger gefährlich
safe sicher
protect schütz
alarm alarm
forbid verbot verbiet
allow erlaub
permission genehmig
dress kleid anzieh angezog
clothes kleidung klamott
shirt hemd shirt
trousers hose jeans
skirt rock
jacket jack
coat mantel
sweater pullover pulli
suit anzug
hat hut mütz hüte
scarf schal
gloves handschuh
socks sock strumpf
shoes schuh stiefel
boots gummistiefel
belt gürtel
ring ring ehering klingel geklingelt läut
necklace halskett kett
jewelry schmuck
wear anhab
size größe
color farbig bunt
red rot
blue blau
green grün
yellow gelb
black schwarz
gray grau
brown braun
pink rosa
purple lila violett
big groß größer riesig
small klein winzig
long lang
short kurz
high hoch hohe höh
low niedrig tief
wide breit weit
narrow eng schmal
heavy schwer
easy leicht einfach
difficult schwierig kompliziert
fast schnell rasch
slow langsam
new neu
good gut gute besser
bad schlecht schlimm übel
beautiful schön hübsch
ugly hässlich
strong stark kräft
weak schwach
noise lärm krach
quiet leis
dark dunkel
bright hell
empty leer leeren
full voll
wet nass feucht
dry trocken
hard hart
soft weich
clever klug schlau
stupid dumm blöd
funny lustig witz komisch
strange seltsam merkwürdig
important wichtig
famous berühmt bekannt
popular beliebt
honest ehrlich
polite höflich
friendly freundlich nett
strict streng
lazy faul
busy beschäftig
alone allein
together zusammen gemeinsam
same gleich
different anders verschieden
right richtig
wrong falsch
left links
near nah nähe
far fern entfernt
outside draußen
inside drinnen
north nord
south süd
east ost
west west
place ort platz
corner ecke
area gegend gebiet
distance entfernung streck
kilometer kilometer
church kirch
priest pfarrer priester
god gott
pray gebet
religion religion glaube
christian christ
baptism tauf getauft
angel engel
government regierung
president präsident
election wahlen wahlkampf stimmzettel
citizen bürger
state staat
mayor bürgermeister
army arme bundeswehr
soldier soldat
history historisch
science wissenschaft
research forsch
nature natur
environment umwelt
energy energi
solar solar
wood holz
metal metall
gold gold
silver silber
stone stein
plastic plastik kunststoff
leather leder
cotton baumwoll
wool wolle
toy spielzeug
doll pupp
swing schaukel
playground spielplatz
diaper windel
stroller kinderwagen
crawl krabbel
allowance taschengeld
boat boot schiff segel
ferry fähre
captain kapitän
sail segeln
harbor hafen
news neuigkeit nachrichten
event veranstaltung ereignis
festival festival
fair jahrmarkt kirmes messe
lottery lotto
luck glück pech
habit gewohnheit angewohnheit
tradition tradition
volunteer ehrenamt freiwillig
donate spend gespendet
fund fonds
invest investier anlag anleg
stock akti
budget haushalt
reminder erinnerung
note notiz notier
list list
diary tagebuch
experience erfahr erleb
skill fähigkeit können
talent begab talent
success erfolg
failure scheiter misserfolg
rule regel
offer angebot anbiet
complaint beschwer beschwerd reklam jammer meckert
warranty garanti gewährleist
refund erstatt rückerstatt
spare ersatz
part teil
piece stück
half hälft halb
quarter viertel
third drittel
dozen dutzend
double doppel
amount meng betrag
enough genug
percent prozent
meter meter
kilogram kilo
liter liter
nightmare albtraum
sneeze nies niesen
breathe atm atem
asthma asthma
sweat schwitz schweiß
itch juck
rash ausschlag
swollen geschwoll schwell
bandage verband pflaster
plaster gips
wheelchair rollstuhl
blind blind
deaf taub schwerhörig
depression depression
anxiety panik
cancer krebs
stroke schlaganfall
poison gift giftig
infection infekt entzünd
virus virus
vomit erbrech übelkeit kotz
massage massag massier
sauna sauna
crutches krück
physiotherapist physiotherapeut
lens kontaktlins lins
hearing hörgerät
gluten gluten weizen
flour mehl
dough teig
yeast hefe
cream sahn
yogurt joghurt
mustard senf
pizza pizza
sandwich sandwich
noodles spätzl knödel kloß
goose gans
lamb lamm
salmon lachs
tuna thunfisch
shrimp garnel
bean bohn
pea erbs
corn mais
cauliflower blumenkohl
spinach spinat
pumpkin kürbis kürbiss
asparagus spargel
peach pfirsich
pineapple ananas
raspberry himbeer
blueberry heidelbeer blaubeer
melon melon
cinnamon zimt
vanilla vanill
parsley petersili
basil basilikum
herb kraut kräuter
grill grill gegrillt
picnic picknick
barbecue grillfest
candle kerz
balloon luftballon ballon
curious neugier
patient geduld patient
brave mut mutig tapfer
careful vorsicht
generous großzüg
greedy geiz gier
crazy verrückt spinnt
serious ernst
joke scherz
kiss kuss geküsst
hug umarm
sex sex
couple paar pärchen
single ledig
widow witw witwer
orphan wais
adopt adopt
godmother patin patentant
godfather pate patenonkel
stepfather stiefvater
nickname spitznam
surname familiennam
hometown heimatstadt geburtsort
origin herkunft stamm
nationality staatsangehör
foreigner ausländer
refugee flüchtling
welcome willkommen
greeting gruß
farewell abschied verabschied
inspection tüv inspektion hauptuntersuchung
care kümmer betreu pfleg versorg aufpass aufgepasst
shed schuppen laube gartenhaus hütt
increase erhöh erhöhung steig gestieg stieg anhebung
decrease senk gesenkt reduzier verringer
pollen pollen blütenstaub
drops tropfen
crime krimi thriller verbrechen
technician techniker monteur
hip hüft
ankle knöchel
wrist handgelenk
chest brust
lung lung
liver leber
kidney nier
muscle muskel
nerve nerv
throat rachen kehl halsweh
tongue zung
lip lipp
beard bart
handwriting handschrift
pencil bleistift
pen stift kugelschreiber kuli füller
notebook heft notizbuch
scissors scher
needle nadel
thread faden
button knopf
umbrella regenschirm schirm
sunglasses sonnenbrill
headphones kopfhörer
speaker lautsprecher
tablet tablet
subscription abo abonnement
tariff tarif
provider anbieter
update aktualisier updat
delete lösch gelöscht
download herunterlad heruntergelad runterlad
crash abstürz abgestürzt
meadow weid
valley tal täler
waterfall wasserfall
coast küst
wave well
sand sand
tent campen
sleeping schlafsack
guide reiseführer
sightseeing sehenswürdig besichtig
castle burg
tower turm
square marktplatz
neighborhood nachbarschaft stadtteil
suburb vorort stadtrand
capital hauptstadt
roommate mitbewohner wg
deposit kaution anzahlung
utilities nebenkosten
mortgage hypothek baukredit
realtor makler
mold schimmel
kettle wasserkocher
toaster toaster
microwave mikrowell
mixer mixer rührgerät
mow mäh gemäht
shovel schaufel spaten
hose gartenschlauch schlauch
compost kompost
axe axt beil
tile flies kachel
cement zement beton
brick ziegel
insulation dämm
acceptance aufgenommen
rejection absage ablehn abgelehnt
application bewerbung
resume lebenslauf
overtime überstund
shift schicht
strike streik
union gewerkschaft
retire pensionier
business gewerb selbständig selbstständig
tip trinkgeld
auction versteiger auktion
secondhand gebraucht secondhand
jewel edelstein
perfume parfüm
makeup schmink lippenstift
razor rasier
haircut haarschnitt
tattoo tattoo tätowier
exercise turnen gymnastik
handball handball
volleyball volleyball
basketball basketball
hockey hockey
cycling radtour radsport
skate schlittschuh
sled schlitten
boxing boxen
judo judo karat
medal medaill pokal
champion meister
referee schiedsrichter
team-mate mitspieler
flute flöt
trumpet trompet
accordion akkordeon
composer komponist
orchestra orchester
opera oper
actor schauspieler
director regisseur
series seri staffel
cartoon zeichentrick comic
puzzle puzzl rätsel
cards kartenspiel skat
dice würfel
board brettspiel
tale märchen
fairy fee
ghost geist gespenst
costume kostüm verkleid
carnival karneval fasching
fireworks feuerwerk
halloween halloween
santa nikolaus weihnachtsmann
anniversary jahrestag jubiläum hochzeitstag
ceremony zeremoni
speech rede ansprach
toast anstoß
vow gelübd
bride braut
groom bräutigam
honeymoon flitterwochen
puppy welpen
fur fell
tail schwanz
paw pfot
feather feder
nest nest
aquarium aquarium
stable stall
flea floh zeck
bark bell gebellt
bite beiß biss
scratch kratz
rescue rett gerettet
emergency notfall notruf notaufnahm
ambulance krankenwagen rettungswagen
x-ray röntg
scan mrt ct ultraschall
injection spritz
drugs drog
addiction sucht süchtig abhängig
sleepy schläfrig
dizzy schwindel schwindlig
faint ohnmacht
concussion gehirnerschütter
scar narb
limp humpel hink
happen passier gescheh geschah ereign vorgefall vorfall
because wegen deshalb
since seit seitdem
caffeine koffein
pump pump
cologne köln
munich münchen
vienna wien
rome rom
lisbon lissabon
prague prag
warsaw warschau
venice venedig
milan mailand
nuremberg nürnberg
zurich zürich
germany deutschland
austria österreich
switzerland schweiz
france frankreich
italy italien
spain spanien
greece griechenland
turkey türkei
poland polen
netherlands niederland holland
belgium belgien
denmark dänemark
sweden schwed
norway norweg
croatia kroatien
hungary ungarn
russia russland russisch
europe europa
america amerika
africa afrika
asia asien
one eins
two zwei zweit
three drei dritt
four vier
five fünf
six sechs
seven sieben siebt
eight acht
nine neun
ten zehn
eleven elf
twelve zwölf
twenty zwanzig
hundred hundert
thousand tausend
million million
disease seuch
handicraft handarbeit
present vorhand
prepare vorbereit
organize organisier
arrange vereinbar ausmach ausgemacht
postpone verschieb verschob
agree einig einverstanden zustimm
refuse weiger verweiger
accept akzeptier annehm angenomm
receive empfang empfing
collapse zusammenbrech
slip ausrutsch rutsch
burn verbrenn verbrann
freeze einfrier eingefror
melt schmelz
boil sied
mix misch
stir rühr
pour einschenk
fill füll
turn dreh
knock klopf
shout schrei geschri brüll
whisper flüster
praise lob
blame vorwurf vorwerf
forgive verzeih verzieh
miss vermiss verpass
notice bemerk
guess errat vermut
doubt zweifel
prefer bevorzug lieber
enjoy genieß genoss
relax entspann erhol
rest ausruh
decorate dekor
wrap einwick
replace ersetz austausch
install installier einbau
connect verbind anschließ angeschloss
record aufnehm
upload hochlad
click klick
chat chat
post blog
shine schein
sunscreen sonnencrem
bikini bikini
swimsuit badehos badeanzug
dive tauch
surf surf
row ruder
sailor matros
bait köder
hunt jag
shoot schieß schoss
hit schlag schlug
kick tret trat
catch fang gefang
score treffer
stretch dehn
contest wettbewerb
audience publikum zuschauer
applause applaus klatsch
stage auftritt auftret
rehearsal probe
melody melodi
sculpture skulptur
clay ton töpfer
quilt flicken
soil erdreich
rake hark rechen
prune beschneid
bloom aufblüh
ivy efeu
sunflower sonnenblum
lavender lavendel
fir tann ficht
birch birk
maple ahorn
vineyard weinberg
barn scheun
tractor traktor
hay heu
beehive bienenstock
donkey esel
lion löwe
tiger tiger
elephant elefant
monkey affe
frog frosch
butterfly schmetterling
worm wurm
rat ratt
pigeon taube
owl eule
stork storch
swan schwan
raven rabe kräh
sparrow spatz
kitten kätzchen
snail schneck
shark hai
whale wal
dolphin delfin
hut berghütt alm
cottage ferienhaus
cabin blockhaus
reservation reservier gebucht buchung
delay verspätung
seat sitzplatz
helmet helm
chain fahrradkett
puncture platten
gear gang
tow abschlepp
rental mietwagen leihwagen
lane spur
signal ampel
crossing kreuzung
exit ausfahrt ausgang
entrance eingang
detour umweg
pedestrian fußgänger
sidewalk gehweg bürgersteig
speed geschwindigkeit tempo
hall flur diel
ceiling zimmerdeck
chimney kamin schornstein
mailbox briefkasten
nursery kinderzimmer
wardrobe kleiderschrank
bench sitzbank
vase vase
frame rahmen
fan ventilator
fuse sicherungskasten
flashlight taschenlamp
lighter feuerzeug
detergent waschmittel
bleach bleich
stain fleck
dust staub
bin mülleimer
recycle recycl altpapier altglas
apron schürz
zipper reißverschluss
pocket hosentasch
sleeve ärmel
collar kragen
pajamas schlafanzug pyjama
underwear unterhos unterwäsch
slippers hausschuh
sandals sandal
cap kapp
earring ohrring
bracelet armreif
diamond diamant
gene gen
twin zwillingsschwester
ancestor vorfahr ahnen
generation generation
childhood kindheit
youth jugend
marriage eheleben
affair affär
custody sorgerecht
maternity mutterschutz elternzeit
midwife hebamm
caregiver altenpfleg
nursing pflegeheim altersheim seniorenheim
dementia demenz vergesslich
alzheimer alzheimer
arthritis arthros rheuma gelenk
fatigue müdigkeit
diarrhea durchfall
nausea brechreiz
dose dosis
thermometer thermometer
psychologist psycholog
specialist facharzt spezialist
waiting wartezimmer
cure geheilt
braces zahnspang
crown zahnkron
filling plomb
gum zahnfleisch
`;
