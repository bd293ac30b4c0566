/** Everyday German, written as Russian is in russian-words.ts; forms that no ending makes stand by themselves. */
export const germanWords = `
doctor arzt doktor mediziner hausarzt
dentist zahnarzt kieferorthopäd dentist
hospital krankenhaus klinik spital klinikum
practice praxis arztpraxis sprechstund übt geübt einüb
nurse krankenschwester pfleger krankenpfleger pflegekraft arzthelferin
surgeon chirurg
surgery operation operier eingriff
pharmacy apothek drogeri
medicine medikament medizin arznei arzneimittel heilmittel
pill tablett pill kapsel
antibiotic antibiotik
vitamin vitamin eisenpräparat vitamintablette
prescription rezept überweisung rezeptpflichtig verordnung
prescribe verschreib verschrieb verordn
vaccine impfung impf geimpf impfstoff
ill krank erkrank krankheit krankgeschrieben krankmeld leiden
flu gripp erkältung erkält schnupfen verkühl magen-darm grippe
fever fieber
cough husten hust
headache kopfschmerz migrän kopfweh
pain schmerz wehtun wehgetan aua
allergy allergi allergisch unverträglich heuschnupfen allergiker
diabetes diabetes zuckerkrank
pressure druck blutdruck bluthochdruck
injury verletz wund verstauch prell knochenbruch bruch weh verstaucht gezerrt bänderriss
broken kaputt zerbroch gebroch defekt zerstör entzwei hinüber verschlissen kaputtgegang hin
heal heil gesund genes verheil
health gesundheit wohlbefinden
heart herz
tooth zahn gebiss milchzahn wackelzahn
eye auge äugl
glasses brill sehhilf brille optiker gleitsichtbrille lesebrille
ear ohr ohren gehörgang
nose nase schnupfnase laufende
mouth mund mäul
face gesicht sommersprossen
head kopf schädel haupt
hair haar frisur lock perücke
hairdresser friseur frisör coiffeur friseursalon
neck hals nacken genick
shoulder schulter
arm arm
elbow ellbogen ellenbogen
hand hand linkshänder
finger finger daumen
leg bein
knee knie
foot fuß
toe zeh zehen
back rücken kreuzweh wirbelsäul
stomach bauch magen verstopfung sodbrennen
skin haut
blood blut
bone knochen
body körper leib
brain gehirn hirn
therapy therapi therapeut physiotherap krankengymnast psychotherap behandl behandelt krankengymnastik physio reha
treatment behandlung behandel kur
diagnosis diagnos befund
examination untersuch vorsorg untersuchung check röntgen blutabnahm blutbild vorsorgeuntersuchung
pregnant schwanger
birth geburt geboren entbind entbindung kreißsaal
die sterb starb gestorb verstorb tod todes tote gestorben verstorben tot verstarb
funeral beerdig begräbnis bestatt trauerfeier beerdigung beisetzung bestatter
grave grab friedhof
mother mutter mama mami mutti
father vater papa papi vati
parents eltern
son sohn
daughter tochter töcht
child kind kinder kleinkind nachwuchs kids sprössling
baby baby säugling neugeboren schnuller
kid junge bub mädchen mädel bengel göre knirps
brother bruder
sister schwester
siblings geschwister
twins zwilling
grandmother großmutter oma omi großmama
grandfather großvater opa opi großpapa
grandparents großeltern großelter
grandson enkel enkelkind enkelin enkelsohn
uncle onkel
aunt tant tante
nephew neff neffe
niece nicht nichte
cousin cousin vetter kusin cousine base
husband ehemann gatt göttergatt gatte
wife ehefrau gattin
spouse ehe ehepaar eheleut partner lebensgefährt
mother-in-law schwiegermutter
relatives schwieger schwager schwägerin verwandt angehörig sippe familientreffen
wedding hochzeit trauung vermähl eheschließ jawort trauzeug standesamt heirat verheirat geheirat polterabend
engaged verlob verlobt
divorce scheidung geschieden scheiden getrennt trennung trennt
family famili sipp
friend freund kumpel freundschaft kamerad
neighbor nachbar nebenan anwohner hausbewohner
guest gast besucher gäste
people leut mensch personen
man mann männer kerl typ
woman frau dame
boyfriend liebhaber
girlfriend freundin
colleague kolleg kollegin mitarbeiter arbeitskolleg
boss chef vorgesetzt boss
name name vornam nachnam heißt vorname nachname genannt
called heiß geheiß nenn genann
old alt ältest älter
young jung jünger jüngst
adult erwachsen
teenager jugendlich teenager pubertät
birthday geburtstag
gift geschenk schenk mitbringsel präsent geschenkt verschenk
party feier fete party fest gefeiert sommerfest
celebrate zelebrier geburtstagsfeier
invite einlad eingelad einladung eingeladen
christmas weihnacht heiligabend christkind advent bescherung
easter ostern osterei osterhase
vacation urlaub ferien feiertag auszeit urlaubstag verreist urlaubstage resturlaub
travel ausflug reise tour verreis gereist anreis heimreis
flight flug flieg flog geflog flugzeug flieger maschin fliegt abflug flugticket geflogen
airport flughafen
train zug bahn züge eisenbahn ice übung regionalbahn
station bahnhof haltestell station
platform gleis bahnsteig
subway ubahn u-bahn s-bahn
tram straßenbahn tram
bus bus buss schulbus
taxi taxi
ticket fahrkart ticket fahrschein eintrittskart fahrkarte eintrittskarten
suitcase koffer
luggage gepäck
backpack rucksack ranzen schulranzen schultasche
pack pack einpack gepackt
passport pass reisepass ausweis personalausweis
visa visum
border grenz grenze
customs zoll
hotel hotel pension herberg unterkunft gasthof ferienwohnung
camping camping zelt zelten campingplatz wohnmobil wohnwagen
tourist tourist
beach strand
sea meer ozean nordsee ostsee
lake see seen weiher
river fluss bach
mountain berg gebirg alpen gebirge
hill hügel
island insel
forest wald wälder
hike wander gewander wanderung gewandert
abroad ausland
country land länder
city stadt
village dorf
street straß gass alle straße gasse
road landstraß weg wege
highway autobahn landstraße
bridge brück brücke
traffic verkehr stau
map landkart stadtplan landkarte
car auto wagen pkw karr fahrzeug kombi suv cabrio limousin karren kiste
truck lkw laster lastwagen transporter
motorcycle motorrad moped roller
bicycle fahrrad rad fahrräder drahtesel velo räder e-bike
ride radel geritten
drive fahr gefahr fuhr fährt lenk gefahren
driver fahrer chauffeur
license führerschein lappen fahrerlaubnis
garage garag werkstatt autowerkstatt garage carport
mechanic mechaniker kfz
repair reparier reparatur richt instandsetz behob beheb flick ausbesser repariert instand geflickt
tire reifen winterreifen sommerreifen
wheel lenkrad felg
brake brems bremse gebremst
engine motor
fuel benzin diesel sprit kraftstoff
gas tank tanken getankt tankstell gas
battery batteri akku batterie
accident unfall zusammenstoß crash auffahrunfall
park park parken geparkt parkplatz
parking tiefgarag parkhaus stellplatz einpark
fine bußgeld straf strafzettel knöllchen geblitzt
insurance versicherung versicher polic krankenkass kass versichert police haftpflicht krankenkasse krankenversicherung versicherungskarte
police polizei polizist
thief dieb einbrecher langfinger
steal stehl gestohl klau geklau diebstahl stahl einbruch eingebroch gestohlen geklaut entwendet
fire feuer brand brenn gebrann
firefighter feuerwehr
house haus eigenheim gebäud gebäude
home zuhaus heim daheim heimat
apartment wohnung apartment whg appartement
room zimmer raum kammer
kitchen küch küche reibe raspel
bathroom bad badezimmer bäder gäste-wc
toilet toilett klo wc toilette
bedroom schlafzimmer
living wohnzimmer stub stube
basement keller
attic dachboden speicher
roof dach dächer dachdecker
floor boden fußboden parkett laminat etage stockwerk stock
wall wand mauer
door tür türe pfort haustür pforte
window fenster scheib scheibe
stairs trepp stuf treppe treppenhaus stufe
elevator aufzug fahrstuhl lift
balcony balkon loggia
terrace terrass veranda grillplatz
garden garten gärt schrebergarten gärtner kleingarten hängematte
yard hof hinterhof
fence zaun gartenzaun
lawn rasen wies
rent miet miete gemietet kaltmiet warmmiet nebenkost
tenant mieter untermieter mieterin
landlord vermieter hauswirt hausbesitzer
move umzug umzieh umgezog umzog einzieh eingezog auszug ausgezog einzug zieh zog gezog umgezogen auszieh
live wohn gewohn leb gelebt hausen gewohnt
address adress anschrift wohnort adresse postleitzahl
key schlüssel ersatzschlüssel schlüsselbund
lock schloss abschließ abgeschloss schlösser verriegel abgeschlossen zugesperrt
furniture möbel einrichtung
table tisch
chair stuhl hocker
sofa sofa couch
armchair sessel
bed bett
mattress matratz matratze lattenrost
pillow kissen kopfkissen
blanket deck bettdeck decke bettdecke
sheets bettwäsch bettlaken laken
cupboard schrank kommod kommode vitrine
shelf regal bord
drawer schublad schublade schubfach
lamp lamp leucht lampe leuchte
bulb glühbirn birnen leuchtmittel birne blumenzwiebel
light licht
mirror spiegel
carpet teppich läufer
curtain vorhang gardin gardine rollo jalousie
picture bild gemäld
painting maler malen gemalt malerei gemälde
paint farb streich gestrich anstrich lack gestrichen lackier farbe
renovate renovier sanier umbau umbauen umgebaut
build bau gebaut
heating heizung heizkörper boiler heiz therme
stove herd ofen kochplatt kochfeld
oven backofen
refrigerator kühlschrank
freezer tiefkühl gefrier gefriertruhe gefrierschrank gefrierfach tiefkühltruh
dishwasher spülmaschin geschirrspüler spüler
laundry waschmaschin wäsche waschküche waschsalon reinigung
wash wasch gewasch wusch gewaschen
dryer trockner wäschetrockner
vacuum staubsauger staubsaug gesaugt
clean putz sauber reinig geputzt aufräum aufgeräum ordentlich wisch gereinigt gewischt wischen
dirty dreckig schmutz dreck schmutzig
trash müll abfall tonn papierkorb
iron bügel bügeleisen gebügelt
sew nähen näht genäht nähmaschin
pipe rohr leitung
leak undicht tropf leck rinn wasserschaden rohrbruch auslauf gasgeruch auslaufen
tap wasserhahn hahn armatur
sink waschbecken spül spüle spülbecken
shower dusch geduscht dusche
bath badewann wann
plumber klempner installateur sanitär
electrician elektriker
carpenter tischler schreiner zimmermann
craftsman handwerker
electricity strom elektrizität stromzähler
plug stecker steckdos
switch schalter einschalt ausschalt abschalt lichtschalter
tool werkzeug
hammer hammer
screw schraub schraube dübel
screwdriver schraubenzieher schraubendreher
drill bohr bohrmaschin
saw säge
nail nagel fingernagel zehennagel
ladder leiter
rope seil schnur
glue kleber kleb leim klebstoff
box kist karton schachtel box
bag tasch beutel tüte tasche
basket korb wäschekorb
bucket eimer
broom besen kehr
towel handtuch
soap seif seife
shampoo shampoo
toothbrush zahnbürst zahnpasta
cup tass becher tasse
glass glas gläser
plate teller
bowl schüssel schale
fork gabel
spoon löffel
knife messer klinge
pot topf kochtopf
pan pfann pfanne
bottle flasch flasche thermoskanne
food essen nahrung lebensmittel speis nassfutter trockenfutter
eat ess iss gegess aß verzehr isst gegessen
drink trink getrunk trank getränk getrunken
hungry hunger hungrig nüchtern
thirsty durst
cook koch gekocht köchin
bake back gebacken bäcker bäckerei buk
recipe kochrezept zubereitung
breakfast frühstück
lunch mittagessen mittag
dinner abendessen abendbrot
meal mahlzeit gericht speise
restaurant restaurant lokal gaststätt wirtshaus kneip grieche italiener pizzeria kneipe
cafe café kaffeehaus
waiter kellner bedienung
bread brot brötchen semmel
butter butter margarine
cheese käse
milk milch laktos milchzucker laktose
egg ei eier rührei omelett spiegelei
meat fleisch
sausage wurst würstchen bratwurst
ham schinken
chicken huhn hähnchen
beef rind rindfleisch
pork schwein schweinefleisch
fish fisch goldfisch
vegetables gemüs beet braunfäul
vegetarian vegetarisch vegetarier
vegan vegan
salad salat kartoffelsalat nudelsalat
potato kartoffel pommes erdäpfel
tomato tomat tomate
cucumber gurk gurke
carrot karott möhr karotte möhre
onion zwiebel
garlic knoblauch
pepper paprika pfeffer
mushroom pilz champignon
rice reis
pasta nudel pasta spaghetti
soup supp eintopf suppe
sauce soße sauc sauce
salt salz salzarm
sugar zucker blutzucker insulin
spice gewürz
oil öl olivenöl
vinegar essig
fruit obst frucht früchte
apple apfel
pear birn
banana banan banane
orange orang apfelsin orange apfelsine
lemon zitron zitrone
cherry kirsch kirsche
strawberry erdbeer erdbeere
grape traub traube
plum pflaum zwetschg pflaume zwetschge
nut nuss walnuss haselnuss
peanut erdnuss
almond mandel
cake kuchen tort torte
cookie keks plätzchen gebäck
chocolate schokolad schokolade
candy süßigkeit bonbon
ice eis glatteis
honey honig imkerei
jam marmelad konfitür marmelade konfitüre gelee
coffee kaffe kaffeemaschin kaffee kaffeesatz
tea tee
water wasser gegossen
juice saft
beer bier pils
wine wein rotwein weißwein sekt
alcohol alkohol schnaps likör
smoke rauch geraucht qualm zigarett kipp nichtraucher tabak raucher
diet diät abnehm abgenomm abspeck abgenommen fasten ernährung
weight gewicht wieg gewog gewogen
fat fett dick
thin dünn schlank
sweet süß
sour sauer
bitter bitter
spicy scharf
taste schmeck geschmeck geschmack
delicious lecker köstlich
fresh frisch
money geld kohl knet bargeld kohle knete
euro euro
dollar dollar
price preis kosten kost gekost kostet
expensive teuer kostspielig
cheap billig günstig preiswert
free kostenlos gratis umsonst
pay zahl bezahl gezahlt unkosten bezahlt abbezahl beglich begleich abbezahlt
bill rechnung quittung kassenbon beleg abrechnung stromrechnung nebenkostenabrechnung
buy kauf gekauf besorg erwerb anschaff erworb einkauf eingekauf anschaffung gekauft erworben angeschafft zugelegt
sell verkauf verkauft
store laden geschäft zwischengelagert
supermarket supermarkt discounter
market markt basar flohmärkt wochenmarkt
customer kund kundin auftraggeber kunde kundschaft
order bestell bestellung bestellt onlinebestellung
deliver liefer lieferung zustell geliefert
package paket päckchen sendung
mail post postkarte
letter brief
stamp briefmark briefmarke
send schick send geschickt versand verschick sandt
bank bank banken sparkass sparkasse filial
account konto girokonto
transfer überweis überwies dauerauftrag lastschrift zwischenlandung umsteig
loan kredit darlehen schuld verschuld leih verleih borg ausleih geliehen ausgelieh schuldet ausgeborgt
savings spar gespart ersparnis rücklag sparbuch sparkonto erspart
salary gehalt lohn verdienst gehälter verdien einkommen gehaltserhöhung stundenlohn mindestlohn
tax steuer finanzamt steuererklär steuererklärung
wallet geldbeutel brieftasch portemonnai geldbörs portemonnaie
card kart karte kreditkarte ec-karte glückwunschkart ansichtskart
pension rent rentner ruhestand rente altersvorsorg
rich reich
spend ausgab ausgegeb ausgeb
discount rabatt nachlass ermäßig sonderangebot
inheritance erbe erbschaft geerbt vererb vermach testament hinterlass
contract vertrag arbeitsvertrag
sign unterschreib unterschrieb unterschrift unterzeichn
cancel kündig absag abgesagt storn gekündigt kündigung storno
work arbeit schuft arbeitsplatz
job beruf job stelle anstellung nebenjob minijob aushilfe
office büro homeoffice heimarbeit
company firma unternehmen betrieb firmen
career karrier laufbahn
employee angestellt arbeitnehmer
employer arbeitgeber
apply bewerb beworb bewarb beworben beantrag beantragt
interview vorstellungsgespräch interview
hire einstell eingestell eingestellt angeheuert
fired entlass gefeuert rausschmiss entlassen rausgeworfen
unemployed arbeitslos
promotion beförder beförderung befördert aufstieg
team team mannschaft grupp abteilung
project projekt vorhaben
meeting besprechung sitzung meeting versammlung
appointment termin verabred vorsorgetermin verabredung
conference konferenz tagung
presentation vortrag präsentation referat
report bericht anzeige meldung gemeldet melde
task aufgab aufgabe
deadline frist abgabetermin stichtag abgabe bedenkzeit
document dokument unterlag unterlage
paper papier
form formular antrag
authority behörd amt ämter behörde rathaus bürgeramt
lawyer anwalt jurist rechtsanwalt
judge richter
law gesetz recht
engineer ingenieur
programmer programmierer entwickler
scientist wissenschaftler forscher
teacher lehrer lehrkraft lehr unterricht beibring beigebracht lehrerin erzieher
student student studier schüler
school schul schule grundschul gymnasium
kindergarten kindergarten kita kripp krippe hort
nanny tagesmutter babysitter kinderbetreuung
university universität hochschul uni
class klass kurs klasse
course lehrgang seminar
lesson lektion stund
study lern gelern erlern studium
exam prüfung examen klausur test klassenarbeit führerscheinprüfung zwischenprüfung
pass bestand besteh geschafft schaff durchgefall bestanden
grade note noten zensur zeugnis notendurchschnitt
homework hausaufgab
degree abschluss diplom abitur bachelor master
apprenticeship ausbildung lehre azubi lehrling
book buch roman schmöker bücher bilderbuch
read les gelesen liest las lesen
library bibliothek bücherei
write schreib geschrieb schrieb autor schriftsteller geschrieben
page seite
newspaper zeitung
magazine zeitschrift magazin
story geschicht erzählung geschichte
tell erzähl berichte
poem gedicht
word wort wörter
language sprache
english englisch
german deutsch deutschkurs
french französisch franzose
spanish spanisch
italian italienisch
translate übersetz
speak sprech sprach gesproch spricht
talk red geredet unterhalt plauder gespräch gesprochen
say sag gesagt
ask frag gefragt
question frage
answer antwort beantwort
explain erklär erklärt
computer computer rechner pc laptop notebook
screen bildschirm monitor display
keyboard tastatur
mouse maus mäuse
print drucker ausdruck gedruckt ausgedruckt
phone telefon handy smartphon mobiltelefon mobilfunk smartphone
call anruf anrief angeruf ruf rief telefonier angerufen
number nummer zahlen
password passwort kennwort pin zugangsdaten zugangscod geheimzahl
internet internet netz router wlan hotspot fritzbox
website webseit websit homepag website webseite
email mail e-mail
message nachricht botschaft sms
app app anwendung
software softwar programm
file datei
folder ordner
photo foto aufnahm fotografier aufnahme
camera kamera fotoapparat
video video gefilmt
television fernseh fernseher tv glotz glotze
radio radio
cable kabel
charge lade auflad aufgelad lädt
charger ladegerät ladekabel aufgeladen
data daten
backup sicherung sicherungskopi datensicherung
server server
error fehler
watch schau guck zuschau armbanduhr armband
clock uhr wanduhr
device gerät apparat haushaltsgerät elektrogerät
weather wetter vorhersag
rain regen regn geregn niesel regnet
snow schne schnei geschneit schnee schneit
sun sonn sonne
wind wind
storm sturm unwetter gewitter blitz donner
cloud wolk bewölk
fog nebel
hot hitz hitze
warm warm
cold kalt frier kälte frost
temperature temperatur grad
flood überschwemm hochwasser überflutet unter
sky himmel
star stern
moon mond vollmond
earth erde
world welt
air luft
summer sommer spätsommer
winter winter
spring frühling frühjahr
autumn herbst
time zeit
hour stündig stunde
minute minut minute
second sekund
day tag
today heute
tomorrow morgen
yesterday gestern
week woch woche
weekend wochenend wochenende
month monat monatlich
year jahr jährlich
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
evening abend abends
night nacht nachts
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
early frühzeitig vorzeitig rechtzeitig
begin beginn begonn begann anfang begonnen
start start losgeh losgegang
end ende schluss
finish fertig beend
last letzt
first erst
next nächst
future zukunft
past vergangen
animal tier
dog hund welp köter hündin welpe dackel
cat katz kater miez katze mieze
pet haustier
bird vogel wellensittich
horse pferd gaul reiten reiter stute
cow kuh kühe
pig ferkel sau
sheep schaf
goat zieg ziege
rabbit kaninchen hase
hamster hamster meerschwein
turtle schildkröt schildkröte
snake schlang
spider spinn spinne spinnennetz
bee bien biene imker
wasp wesp wespe hornisse
mosquito mück mücke
ant ameis ameise
fox fuchs
wolf wolf
bear bär
deer hirsch reh
squirrel eichhörnchen
hen henn henne
duck ente
parrot papagei
hedgehog igel
vet tierarzt
feed fütter gefüttert fressen frisst
leash leine
cage käfig
shelter tierheim
plant pflanz gepflanzt umgetopft umtopfen
flower blum blüte blüh blume
tree baum
rose rose
tulip tulp tulpe
grass gras gräser
leaf blatt blätter laub
seed samen saat säen aussaat
sow aussä gesät ausgesät
harvest ernt ernte geerntet pflück
irrigation gieß gegoss bewässer
weed unkraut jät
dig buddel
bush strauch busch heck
oak eich
greenhouse gewächshaus
fertilizer dünger düng düngen gedüngt
farm bauernhof bauer landwirt
sport sport
football fußball
tennis tennis
swim schwimm schwamm geschwomm geschwommen seepferdchen
pool schwimmbad freibad hallenbad schwimmbeck planschbecken
run lauf gelauf lief jogg renn gerannt gelaufen rannte
marathon marathon marathonlauf halbmarathon
gym fitness fitnessstudio turnhall turnhalle
training trainier training fortbildung schulung weiterbildung
trainer trainer
ski ski skifahr
climb kletter bergsteig
yoga yoga pilates
dance tanz getanzt
play spiel spielen gespielt mitspiel
win gewinn gewonn gewann sieg siegreich gewonnen
lose verlier verlor abhanden verleg verlegt verschwund verschwand
match parti wettkampf streichholz
race rennen wettlauf
chess schach
club verein klub
ball ball
goal tor ziel vorsatz
hobby hobby freizeit
music musik
song lied schlaflied
sing sing gesung chor sänger kirchenchor sang gesungen gesang
guitar gitarr gitarre
piano klavier flügel
violin geig violin geige violine
drums schlagzeug trommel
instrument instrument musikinstrument
concert konzert
band band kapell kapelle
theater theater bühn
cinema kino
movie film
museum museum galerie ausstellungen
exhibition ausstellung
art kunst
artist künstler
draw zeichn gezeichn gezeichnet
knit strick gestrickt häkel
craft bastel bastelarbeit basteln falten
collect sammel sammlung gesammelt sammler
fishing angel angeln
hunting jagd jäger
love lieb geliebt verliebt liebe
like mag mochte gern mögen gefallen gefällt
favorite lieblings liebling
hate hass
happy glücklich froh fröhlich freu freud
sad traurig betrübt
cry heul geweint
laugh lach gelacht
smile lächel
angry wütend zornig ärger verärger verärgert
fear angst fürcht ängstlich
worry sorg sorge sorgen besorgt
nervous nervös aufgereg
calm ruhig ruhe
tired müde erschöpf erschöpft ermüd schlapp ausgelaugt
stress stress überlast überfordert
proud stolz
lonely einsam
bored langweil
surprise überrasch
jealous eifersücht neid eifersüchtig
shy schüchtern
feel fühl gefühl
mood laun stimmung
hope hoff
dream traum geträumt
wish wunsch
want woll möcht gewünscht
think denk dacht gedacht glaub
believe überzeug
know wiss gewusst weiß kenn gekannt kennt
remember erinner merk gemerkt
forget vergess vergiss vergaß
understand versteh verstand
mean bedeut
idea idee einfall
plan plan plant geplant vorhab
decide entscheid entschied beschloss beschließ entschieden
decision entschluss
choose auswähl gewähl ausgesuch aussuch gewählt ausgesucht
problem problem schwierigkeit
solution lösung lös
reason grund anlass ursache
opinion meinung
advice rat ratschlag tipp
help hilf geholf half helf hilft geholfen hilfe
support unterstütz
thank dank bedank gedankt
sorry entschuldig
please bitt
promise versprech versproch versprach zusag zugesagt versprochen
lie lüg gelogen lüge
truth wahr wahrheit
secret geheim geheimnis
trust vertrau
argue streit gestritt zank kampf streiten zoff auseinandergesetzt
peace frieden
war krieg
meet treff getroff traf begegn getroffen
visit besuch vorbeikomm vorbeigekommen
get bekomm bekam erhalt kriegt
give geb gab gib gegeb gegeben
take nehm nahm genomm nimm genommen
bring bring bracht gebracht mitbring mitgebracht brachte
fetch hol abhol geholt abgeholt aufsammel
put stell gestellt leg gelegt
find find fand gefund gefunden wiedergefunden aufgetaucht
search such gesucht
lost verloren fundbüro fundsach
show zeig gezeigt
see sieh sah geseh
hear hör gehört
listen zuhör
smell riech geruch gerochen gestank stink
touch berühr anfass
open öffn aufmach aufgemacht offen geöffnet
close schließ zumach geschlossen geschloss
go geh ging gegang gegangen
come komm kam gekomm gekommen
arrive ankomm ankunft angekomm angekommen ankam
leave verlass abreis abfahr abgefahr abfahrt abgereist
return rückkehr zurückkomm zurückgekomm rückgab zurück zurückgeb zurückgegeb
stay bleib blieb geblieb
wait wart gewartet
stop aufhör aufgehört stopp halt
continue weitermach
sit sitz gesess saß
stand steh stand gestanden
sleep schlaf geschlaf schlief schnarch schlaflos geschlafen ausschlafen schlummer übernacht
wake aufwach weck geweckt aufsteh aufgestand wach wecker
fall fall gefall fiel sturz gestürzt hinfall hingefallen ausgerutscht gestolper stolper umgefallen umgeknickt
jump hüpf gesprung spring sprang gesprungen sprung sprungturm trampolin
carry trag getrag trug getragen
lift heb gehob hebt gehoben
throw werf warf geworf geworfen
push schieb schob geschoben
cut schneid schnitt geschnitt geschnitten
break zerbrech zerbrach zerbrich zersprang zersprung gerissen pause
tear reiß zerriss
hang häng aufhäng hing
hide versteck
change änder wechsel veränder geändert
exchange tausch umtausch umgetauscht getauscht austauschschüler schüleraustausch
use benutz nutz verwend gebrauch
need brauch benötig
make mach gemacht
create herstell erstell
try versuch probier ausprobier
check prüf kontroll überprüf
measure mess gemess gemessen maß
count auszähl abzähl
grow wachs gewachs wuchs
keep behalt aufbewahr aufheb aufbewahrt verwahr lager eingelagert einlager
collectibles andenken
damage schaden schäd beschädig beule delle lackschad
loss verlust
warn warn gewarnt
danger gefährlich
safe sicher
protect schütz
alarm alarm alarmanlag piep warnton
forbid verbot verbiet
allow erlaub
permission genehmig
dress kleid anzieh angezog
clothes kleidung klamott klamotten
shirt hemd shirt bluse
trousers hose jeans
skirt rock
jacket jack jacke
coat mantel
sweater pullover pulli
suit anzug
hat hut mütz hüte mütze
scarf schal
gloves handschuh
socks sock strumpf socke
shoes schuh stiefel
boots gummistiefel
belt gürtel gurt anschnall
ring ring ehering klingel geklingelt läut
necklace halskett kett kette halskette
jewelry schmuck
wear anhab
size größe konfektionsgröße schuhgröße
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
strong stark kräft kräftig
weak schwach
noise lärm krach
quiet leis leise still
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
church kirch kirche gottesdienst
priest pfarrer priester pastor
god gott
pray gebet bet
religion religion glaube
christian christ
baptism tauf getauft taufe konfirmation kommunion firmung
angel engel
government regierung
president präsident
election wahlen wahlkampf stimmzettel wahl
citizen bürger
state staat
mayor bürgermeister
army arme bundeswehr
soldier soldat wehrdienst
history historisch geschichtsunterricht
science wissenschaft naturwissenschaft
research forsch
nature natur
environment umwelt
energy energi energie
solar solar solaranlage photovoltaik
wood holz
metal metall
gold gold golden
silver silber
stone stein
plastic plastik kunststoff
leather leder
cotton baumwoll baumwolle
wool wolle
toy spielzeug lego bauklötze teddy kuscheltier
doll pupp puppe
swing schaukel rutsche
playground spielplatz sandkasten
diaper windel
stroller kinderwagen buggy
crawl krabbel
allowance taschengeld kindergeld zuschuss beihilf
boat boot schiff segel kahn
ferry fähre
captain kapitän
sail segeln gesegelt
harbor hafen
news neuigkeit nachrichten
event veranstaltung ereignis
festival festival
fair jahrmarkt kirmes messe
lottery lotto lotterie
luck glück pech glücksbringer
habit gewohnheit angewohnheit
tradition tradition
volunteer ehrenamt freiwillig ehrenamtlich
donate spend gespendet spende
fund fonds
invest investier anlag anleg anlage aktie depot
stock akti
budget haushalt budget haushaltsplan
reminder erinnerung mahnung
note notiz notier
list list
diary tagebuch
experience erfahr erleb erfahrung
skill fähigkeit können
talent begab talent
success erfolg gelungen klappt geklappt
failure scheiter misserfolg
rule regel
offer angebot anbiet angeboten bot
complaint beschwer beschwerd reklam jammer meckert beanstand mängel beschwerdebrief
warranty garanti gewährleist garantie
refund erstatt rückerstatt zurückbekomm rückzahl erstattung
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
meter meter zähler zählerstand
kilogram kilo
liter liter
nightmare albtraum
sneeze nies niesen
breathe atm atem
asthma asthma
sweat schwitz schweiß
itch juck jucken juckt
rash ausschlag ekzem neurodermitis
swollen geschwoll schwell schwill schwoll anschwell
bandage verband pflaster binde bandag
plaster gips verputz
wheelchair rollstuhl
blind blind farbenblind
deaf taub schwerhörig gehörlos
depression depression depressiv burnout
anxiety panik
cancer krebs tumor
stroke schlaganfall
poison gift giftig schneckenkorn vergift
infection infekt entzünd infektion ansteck bakteri keim
virus virus viren corona computervirus schadsoftware
vomit erbrech übelkeit kotz übergeb übergab
massage massag massier
sauna sauna
crutches krück krücke gehhilf rollator
physiotherapist physiotherapeut
lens kontaktlins lins linse
hearing hörgerät gehör
gluten gluten weizen zöliakie
flour mehl
dough teig
yeast hefe sauerteig
cream sahn sahne rahm salbe creme gel
yogurt joghurt
mustard senf
pizza pizza
sandwich sandwich belegtes
noodles spätzl knödel kloß
goose gans
lamb lamm
salmon lachs
tuna thunfisch
shrimp garnel garnele krabbe
bean bohn bohne
pea erbs erbse
corn mais
cauliflower blumenkohl
spinach spinat
pumpkin kürbis kürbiss
asparagus spargel
peach pfirsich
pineapple ananas
raspberry himbeer himbeere
blueberry heidelbeer blaubeer heidelbeere blaubeere
melon melon melone
cinnamon zimt
vanilla vanill vanille
parsley petersili
basil basilikum
herb kraut kräuter petersilie schnittlauch baldrian kamille
grill grill gegrillt
picnic picknick
barbecue grillfest grillabend barbecue grillparty
candle kerz kerze
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
widow witw witwer witwe verwitwet
orphan wais waise
adopt adopt adoptier adoption pflegekind
godmother patin patentant
godfather pate patenonkel patentante patenkind
stepfather stiefvater
nickname spitznam spitzname
surname familiennam
hometown heimatstadt geburtsort
origin herkunft stamm
nationality staatsangehör
foreigner ausländer
refugee flüchtling geflüchtet
welcome willkommen
greeting gruß grüße
farewell abschied verabschied
inspection tüv inspektion hauptuntersuchung
care kümmer betreu pfleg versorg aufpass aufgepasst gepflegt
shed schuppen laube gartenhaus hütt geräteschuppen
increase erhöh erhöhung steig gestieg stieg anhebung
decrease senk gesenkt reduzier verringer
pollen pollen blütenstaub
drops tropfen augentropfen
crime krimi thriller verbrechen
technician techniker monteur
hip hüft hüfte
ankle knöchel fußgelenk
wrist handgelenk
chest brust brustkorb
lung lung lunge bronchi lungenentzündung
liver leber
kidney nier niere
muscle muskel
nerve nerv
throat rachen kehl halsweh kehle halsschmerz mandeln
tongue zung
lip lipp
beard bart
handwriting handschrift
pencil bleistift buntstift radiergummi
pen stift kugelschreiber kuli füller
notebook heft notizbuch
scissors scher schere
needle nadel splitter dorn
thread faden
button knopf
umbrella regenschirm schirm sonnenschirm markise
sunglasses sonnenbrill sonnenbrille
headphones kopfhörer
speaker lautsprecher
tablet tablet ipad
subscription abo abonnement
tariff tarif
provider anbieter internetanbieter netzbetreiber
update aktualisier updat update
delete lösch gelöscht
download herunterlad heruntergelad runterlad
crash abstürz abgestürzt
meadow weid
valley tal täler
waterfall wasserfall
coast küst küste
wave well welle
sand sand
tent campen
sleeping schlafsack geschnarcht schnarchen
guide reiseführer führer
sightseeing sehenswürdig besichtig
castle burg
tower turm
square marktplatz
neighborhood nachbarschaft stadtteil
suburb vorort stadtrand
capital hauptstadt
roommate mitbewohner wg mitbewohnerin
deposit kaution anzahlung pfand
utilities nebenkosten
mortgage hypothek baukredit baufinanzierung zinsbindung
realtor makler immobilien
mold schimmel
kettle wasserkocher
toaster toaster
microwave mikrowell mikrowelle
mixer mixer rührgerät küchenmaschin
mow mäh gemäht rasenmäher
shovel schaufel spaten
hose gartenschlauch schlauch
compost kompost
axe axt beil
tile flies kachel fliese
cement zement beton
brick ziegel ziegelstein backstein
insulation dämm dämmung isolierung
acceptance aufgenommen
rejection absage ablehn abgelehnt
application bewerbung
resume lebenslauf
overtime überstund
shift schicht nachtschicht
strike streik
union gewerkschaft
retire pensionier pensioniert
business gewerb selbständig selbstständig geschäftsreise
tip trinkgeld
auction versteiger auktion
secondhand gebraucht secondhand second-hand
jewel edelstein
perfume parfüm duft
makeup schmink lippenstift make-up
razor rasier
haircut haarschnitt
tattoo tattoo tätowier
exercise turnen gymnastik dehnübung turn
handball handball
volleyball volleyball
basketball basketball
hockey hockey
cycling radtour radsport radfahren
skate schlittschuh eislauf inliner
sled schlitten rodel
boxing boxen
judo judo karat karate kampfsport
medal medaill pokal medaille
champion meister
referee schiedsrichter
team-mate mitspieler
flute flöt flöte
trumpet trompet trompete
accordion akkordeon
composer komponist
orchestra orchester
opera oper
actor schauspieler darsteller
director regisseur
series seri staffel serie
cartoon zeichentrick comic
puzzle puzzl rätsel puzzle kreuzworträtsel
cards kartenspiel skat
dice würfel
board brettspiel
tale märchen
fairy fee zahnfee
ghost geist gespenst
costume kostüm verkleid verkleidung faschingskostüm
carnival karneval fasching
fireworks feuerwerk silvester
halloween halloween
santa nikolaus weihnachtsmann
anniversary jahrestag jubiläum hochzeitstag
ceremony zeremoni zeremonie feierstunde
speech rede ansprach ansprache
toast anstoß trinkspruch anstoßen
vow gelübd
bride braut
groom bräutigam
honeymoon flitterwochen flitterwoche hochzeitsreise
puppy welpen
fur fell
tail schwanz
paw pfot pfote
feather feder
nest nest
aquarium aquarium
stable stall
flea floh zeck flöhe flohhalsband
bark bell gebellt
bite beiß biss gebissen
scratch kratz zerkratz geschrammt
rescue rett gerettet
emergency notfall notruf notaufnahm
ambulance krankenwagen rettungswagen notarzt sanitäter
x-ray röntg
scan mrt ct ultraschall scan eingescannt
injection spritz
drugs drog
addiction sucht süchtig abhängig
sleepy schläfrig
dizzy schwindel schwindlig
faint ohnmacht ohnmächtig umgekippt bewusstlos
concussion gehirnerschütter
scar narb narbe
limp humpel hink
happen passier gescheh geschah ereign vorgefall vorfall geschieh geschehen vorgefallen
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
organize organisier veranstalt ordne
arrange vereinbar ausmach ausgemacht abgemacht verabredet
postpone verschieb verschob verschoben vertagt
agree einig einverstanden zustimm
refuse weiger verweiger
accept akzeptier annehm angenomm angenommen annahm
receive empfang empfing
collapse zusammenbrech
slip ausrutsch rutsch
burn verbrenn verbrann brandwund verbrüh angebrannt
freeze einfrier eingefror eingefroren gefroren
melt schmelz
boil sied siede
mix misch gemischt
stir rühr umrühr
pour einschenk
fill füll
turn dreh
knock klopf
shout schrei geschri brüll geschrien
whisper flüster
praise lob gelobt
blame vorwurf vorwerf beschuldig
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
wrap einwick verpack
replace ersetz austausch ausgetauscht erneuer
install installier einbau
connect verbind anschließ angeschloss
record aufnehm rekord bestzeit
upload hochlad
click klick
chat chat
post blog
shine schein
sunscreen sonnencrem sonnencreme
bikini bikini
swimsuit badehos badeanzug badehose
dive tauch getaucht
surf surf surfen
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
stage auftritt auftret bühne
rehearsal probe chorprobe
melody melodi
sculpture skulptur
clay ton töpfer
quilt flicken
soil erdreich
rake hark rechen harke
prune beschneid gestutzt stutz
bloom aufblüh
ivy efeu
sunflower sonnenblum sonnenblume
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
worm wurm würmer
rat ratt ratte
pigeon taube
owl eule
stork storch
swan schwan
raven rabe kräh
sparrow spatz
kitten kätzchen
snail schneck schnecke
shark hai
whale wal
dolphin delfin
hut berghütt alm
cottage ferienhaus
cabin blockhaus hütte
reservation reservier gebucht buchung
delay verspätung
seat sitzplatz kindersitz
helmet helm fahrradhelm
chain fahrradkett
puncture platten reifenpanne
gear gang
tow abschlepp abgeschleppt
rental mietwagen leihwagen
lane spur
signal ampel
crossing kreuzung zebrastreifen
exit ausfahrt ausgang
entrance eingang
detour umweg
pedestrian fußgänger
sidewalk gehweg bürgersteig
speed geschwindigkeit tempo
hall flur diel
ceiling zimmerdeck zimmerdecke
chimney kamin schornstein kaminkehrer schornsteinfeger fegen gefegt
mailbox briefkasten postfach
nursery kinderzimmer
wardrobe kleiderschrank garderobe
bench sitzbank
vase vase
frame rahmen
fan ventilator
fuse sicherungskasten
flashlight taschenlamp
lighter feuerzeug
detergent waschmittel spülmittel
bleach bleich bleichmittel
stain fleck
dust staub
bin mülleimer
recycle recycl altpapier altglas recycling wertstoffhof
apron schürz
zipper reißverschluss
pocket hosentasch
sleeve ärmel
collar kragen
pajamas schlafanzug pyjama
underwear unterhos unterwäsch unterwäsche unterhose
slippers hausschuh pantoffel
sandals sandal
cap kapp
earring ohrring
bracelet armreif
diamond diamant
gene gen
twin zwillingsschwester
ancestor vorfahr ahnen ahne stammbaum
generation generation
childhood kindheit
youth jugend
marriage eheleben
affair affär
custody sorgerecht
maternity mutterschutz elternzeit
midwife hebamm geburtshelfer
caregiver altenpfleg
nursing pflegeheim altersheim seniorenheim pflege pflegedienst stillen gestillt muttermilch
dementia demenz vergesslich
alzheimer alzheimer
arthritis arthros rheuma gelenk
fatigue müdigkeit
diarrhea durchfall
nausea brechreiz
dose dosis
thermometer thermometer fieberthermometer
psychologist psycholog psychotherapeut
specialist facharzt spezialist
waiting wartezimmer wartezeit
cure geheilt
braces zahnspang
crown zahnkron
filling plomb füllung
gum zahnfleisch
fracture fraktur gebrochen armbruch beinbruch
thigh oberschenkel
bladder blase harn
thyroid schilddrüs
hormone hormon
inflammation entzündung entzündet
wound wunde schnittwund schramm kratzer blutet
bruise bluterguss prellung
syringe spritze injektion
sleepless einschlafen
insomnia schlafstörung schlafproblem schlaflosigkeit wachliegen
awake aufgewacht
pregnancy schwangerschaft
pediatrician kinderarzt
gynecologist frauenarzt gynäkolog
dermatologist hautarzt dermatolog
ophthalmologist augenarzt
orthopedic orthopäd
psychiatrist psychiater
mole muttermal leberfleck
brace spange schiene
wellness wellness therm
hygiene hygien
shave rasur
father-in-law schwiegervater schwiegereltern
elderly senior greis alten
marry geheiratet
holiday pfingst
congratulate gratulier glückwunsch beglückwünsch beglückwünscht
hallway diele korridor
gate gartentor gate flugsteig
wallpaper tapete tapezier
renovation ausbau
painter anstreicher kunstmaler
valve ventil eckventil
bathtub badewanne
boiler kessel warmwasser
socket steckdose
cleaner putzfrau reinigungskraft putzhilf
rubbish mülltonn sperrmüll biotonn gelber
washing schleuder
appliance küchengerät
dishes geschirr abwasch gespült
sharpen schleif geschliffen
sharp spitz
blunt stumpf
code code kombination zahlencode
burglary eingebrochen
lease mietvertrag pacht
mover spedition umzugsfirm möbelpacker
transport transport
debt schulden
interest zins
payment zahlung rate ratenzahlung
save zurückleg beiseite zurückgelegt
coin münze münzsammlung
purse handtasch
cost gekostet
invoice faktur
receipt bon kassenzettel
accountant steuerberater buchhalt
bonus bonus prämie weihnachtsgeld
dent beul
clutch kupplung
fender kotflügel stoßstang
bumper stoßstange
windshield windschutzscheib frontscheib
trip klassenfahrt dienstreise
tour rundfahrt rundgang führung
depart losfahr aufbruch abgefahren
navigation navi
branch filiale zweigstelle niederlassung ast zweig
manager abteilungsleiter filialleiter
position posten position
intern praktikum praktikant
negotiate verhandel
factory fabrik werk
certificate zertifikat urkunde abzeichen
fail durchfiel durchgefallen gescheitert misslang versagt
learn gelernt
math mathe mathematik
climbing boulder
riding reit pony
competition turnier
game gesellschaftsspiel
conductor dirigent
treasure schatz schnitzeljagd schatzsuch
veterinarian tierklinik
vaccinate geimpft
tick zecke
gardening gärtnern gartenarbeit
hedge hecke
seedlings setzling
barrel fass
lettuce kopfsalat
vegetable gemüse radieschen rettich
quark quark
broth brühe bouillon
ginger ingwer
fry brat gebraten
roast braten
menu speisekart
tough zäh
disappointed enttäusch enttäuscht
tolerate verträgt
tailor schneider änderungsschneider
midnight mitternacht
complain klage beschwert schimpf
quarrel gestritten auseinandersetzung
signature unterschrieben unterschreiben
notary notar
member mitglied mitgliedschaft beitrag vereinsbeitrag
look blick
borrow lieh ausgeliehen geborgt verliehen
remove entfern weggeschnitten beseitig herausgenommen
extract gezogen
walk spazier gassi spaziergang spazieren
center zentrum
zoo zoo tierpark
trap falle
tape klebeband
lid deckel
result ergebnis resultat
chance chance
memory gedächtnis
tutor nachhilf nachhilfelehrer hauslehrer
latin latein lateinisch
tombstone grabstein steinmetz ruhestätte
gravestone grabmal
detector melder rauchmelder sensor fühler
apprentice lehrstell auszubildend
profession berufswahl gewerbe handwerk
mayonnaise mayonnais mayo
ketchup ketchup
cramp krampf
watercolor aquarell wasserfarb
paints farbkasten malkasten
photographer fotograf hochzeitsfotograf
image abbildung
disk festplatt usb-stick stick speicherkarte
rye roggen roggenbrot
wheat vollkorn
railway bahnfahrt zugfahrt
carriage waggon abteil
router modem
installment raten ratenweise
lend leihweise verborgt
estimate kostenvoranschlag
removal beseitigung entsorg entsorgt
downstairs erdgeschoss unten untergeschoss
upstairs obergeschoss oben
compress wadenwickel umschlag kompress
separate einzeln separat
heel ferse
chin kinn
cheek wange backe
eyebrow augenbraue wimper
forehead stirn
belly bauchweh
spine wirbelsäule bandscheib
vein vene krampfader
cholesterol cholesterin
pulse puls herzschlag
anesthesia narkose betäub
acne akne pickel
lice laus läuse
pharmacist apotheker
syrup sirup hustensaft
painkiller schmerzmittel ibuprofen aspirin paracetamol
tissue taschentuch
crib kinderbett gitterbett wiege
stepmother stiefmutter
reunion klassentreffen wiedersehen
decoration dekoration deko
porch vorbau
hinge scharnier
handle griff klinke türgriff
bell glocke
mat matte fußmatte
sheet bettwäsche
hanger kleiderbügel
mop wischmopp
glove handschuhe
jar einmachglas marmeladenglas
can dose konserv
napkin serviette
scale waage
timer eieruhr zeitschaltuhr
extension verlängerungskabel mehrfachsteckdose
remote fernbedienung
scam betrug betrüger abzocke
witness zeuge
queue schlange warteschlang
closed ruhetag
opening öffnungszeit eröffnung
hours uhrzeit
schedule fahrplan zeitplan stundenplan
register anmeld angemeldet einschreib
fee gebühr
cashier kasse kassierer
coupon gutschein
scholarship stipendium
bankrupt pleite insolvenz
inherit erben
bargain schnäppchen
tie krawatte
sneakers turnschuh sportschuh
shoemaker schuster
jeweler juwelier
antique antiquität antik
model modellbau modell modelleisenbahn
ruler lineal
uniform uniform
principal schulleiter rektor direktor
canteen kantine mensa
essay aufsatz
spelling rechtschreib diktat vokabel
physics physik
chemistry chemie
biology biologie
geography erdkunde geographie
experiment experiment
graduate absolvent
enroll einschulung eingeschult
repeat sitzenbleib wiederhol
punish strafe bestraf nachsitz
bully mobbing gemobbt hänsel
stubborn stur dickkopf
homesick heimweh
golf golf
amusement freizeitpark vergnügungspark rummel
circus zirkus
magic zauberer zauber
cello cello
ballet ballett
pottery keramik
calligraphy kalligraphie
flowers blumenstrauß strauß rosen
orchid orchidee
cactus kaktus
pond teich gartenteich
well brunnen
lantern laterne
fireplace kaminholz brennholz
moth motte
boar wildschwein
crow krähe
reconcile versöhn vertragen
apologize entschuldigt abbitte
advise beraten berat empfehl empfohlen
describe beschreib
compare vergleich verglichen
recommend empfehlung
confirm bestätig zusage
calculate rechn berechn ausgerechnet
weigh wiegt
drop fallenlassen
spill verschütt ausgekippt
steam dampf
grind mahl gemahlen
pickle saure eingelegt
bacon speck
steak steak schnitzel
stew schmor gulasch
curry curry
sushi sushi
pancake pfannkuchen eierkuchen
dumplings maultasche
porridge brei haferbrei
cereal müsli haferflocken
raisin rosine
coconut kokos kokosmilch
apricot aprikose
fig feige
chestnut kastanie marone
eggplant aubergine
zucchini zucchini
broccoli brokkoli
beet rote bete rübe
celery sellerie lauch
avocado avocado
lentils linsen
tofu tofu
seaweed algen
squid tintenfisch
oyster muschel auster
trout forelle
herring hering
lemonade limonade limo cola
cocoa kakao
whiskey whisky
drunk betrunken
bakery konditorei
butcher metzger fleischer
kiosk kiosk
drugstore drogerie
hardware baumarkt
bookstore buchhandlung buchladen
florist blumenladen florist
mall einkaufszentrum kaufhaus
stall marktstand
salon salon kosmetik nagelstudio
barber barbier
toll maut vignette
tunnel tunnel
breakdown panne liegengeblieben
charging ladestation wallbox
commute pendel arbeitsweg fahrgemeinschaft mitfahr
compass kompass
souvenir souvenir
palace palast
cathedral dom münster
monument denkmal
cave höhle
tide ebbe flut
cruise kreuzfahrt
passenger fahrgast passagier
crew besatzung
pilot pilot
boarding einsteigen boarding
timetable abfahrtszeit
refuge notunterkunft
earthquake erdbeben
hail hagel
rainbow regenbogen
sunset sonnenuntergang sonnenaufgang
frost raureif
drought dürre
humidity luftfeuchtigkeit
forecast wetterbericht vorhersage
celsius minusgrad
shade schatten
janitor hausmeister hauswart
caretaker betreuer
stairwell hausflur
cellar weinkeller
storage abstellraum lagerraum
property grundstück
permit genehmigung baugenehmigung
residence wohnsitz aufenthalt
citizenship staatsbürgerschaft
immigration einwanderung migration
embassy konsulat
translator übersetzer dolmetscher
lawsuit prozess
disabled behindert behinderung
survey umfrage
resign kündigte hingeschmissen
freelance freiberuflich
stadium stadion
lifeguard bademeister
charity wohltätig tafel
prison gefängnis
podcast podcast
quote zitat spruch
bluetooth bluetooth
copy kopie kopier
parcel paketbote paketshop
envelope briefumschlag
ribbon schleife
fortune vermögen
poor armut
cart schubkarre
pickles mariniert einleg
astrology sternzeichen
builder maurer bauarbeiter
attempt anlauf
cause verursach auslös
annoy ärgert gestört stör
disturb lärmbelästigung ruhestörung
blackout stromausfall
stuck klemm verklemmt festgefahren verstopf
drain abfluss verstopft
rust rost verrostet
crack riss
hole loch
loose locker wackel
sticky klebrig
noisy dröhn brumm quietsch
heat überhitz heißgelaufen
explosion explodier
spark funke kurzschluss
shock stromschlag schock
migraine kopfschmerzen
vaccination auffrischung tetanus
donor blutspende spender
transplant transplantation
chemotherapy chemo bestrahlung
sick krankschreibung attest
sting stich gestochen
vision sehstärke dioptrien
height körpergröße zentimeter
blond blond haarfarbe
bald glatze
pierce ohrloch piercing
chip chip registriert
sterilization kastriert sterilisiert
breed rasse züchter
kennel hundepension
litter katzenklo streu
hatch geschlüpft küken
trim heckenschere
pick gepflückt ernten
preserve eingemacht einkoch
kite drachen
camp ferienlager zeltlager
scout pfadfinder
absence fehlt gefehlt
detention nachsitzen
tuition schulgeld studiengebühr
dormitory wohnheim
thesis abschlussarbeit bachelorarbeit
professor professor dozent
deal auftrag
supplier lieferant
warehouse lagerhalle
crane kran
architect architekt
journalist journalist
postman briefträger postbote
seller verkäufer
secretary sekretär
guard wachmann
writer schriftstellerin
politician politiker
`;
