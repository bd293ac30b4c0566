/** Everyday Spanish, written as Russian is in russian-words.ts; forms that no ending makes stand by themselves. */
export const spanishWords = `
doctor médic doctor galen facultativ
dentist dentist odontólog ortodoncist
hospital hospital clínic sanatori ingres urgenci
practice consultori ambulatori
nurse enfermer
surgeon cirujan
surgery cirugí operación operaciones oper quirófan
pharmacy farmaci botic
medicine medicament medicin remedi fármac jarab
pill pastill píldor comprimid cápsul
antibiotic antibiótic
vitamin vitamin
prescription recet
prescribe recetar recetó prescrib
vaccine vacun
ill enferm enfermedad malestar dolenci pachuch
flu gripe resfriad resfrí catarr constipad
fever fiebre calentur escalofrí
cough tos tosió toser tosí
headache migrañ jaquec
pain dolor duel dolió doler doli
allergy alergi alérgic
diabetes diabetes diabétic
pressure presión tensión
injury herid lesión lesiones torc esguince fractur
broken rot romp romper rompió averi estrope
heal cur sanar sanó recuper
health salud
heart corazón corazones cardí
tooth diente muela dental dentadur caries
eye ojo ocular
glasses gafas lentes anteojos
ear oreja oíd
nose nariz
mouth boca
face cara rostro
head cabeza
hair pelo cabell
hairdresser peluquer barber
neck cuello
shoulder hombro
arm brazo
elbow codo
hand mano manit
finger dedo pulgar
leg pierna
knee rodill
foot pie pies
back espald lumbar
stomach estómag barrig tripa vientre
skin piel
blood sangre sangr
bone hueso
body cuerpo
brain cerebr
therapy terapi terapeut fisioterap
treatment tratamient
diagnosis diagnóstic
examination revisión chequeo análisis radiograf
pregnant embaraz encint
birth nacimient nac naci parto
die mor muri murió muert falleci fallec
funeral entierro funeral velorio enterr
grave tumba cementeri
mother madre mamá mami
father padre papá papi
parents padres
son hijo
daughter hija
child niño niña niñ crí criatur
baby bebé recién
kid chico chica chiquill chaval muchach chamac
brother hermano
sister hermana
siblings hermanos
twins gemel melliz
grandmother abuela abuelit yaya
grandfather abuelo yayo
grandson niet
uncle tío
aunt tía
nephew sobrino
niece sobrina
cousin primo prima prim
husband marido esposo
wife esposa mujer
spouse cónyuge parej
relatives suegr cuñad yern nuera parient
wedding boda nupci matrimoni altar casars casad casó casé casam casaro casarse
engaged prometid compromis novi
divorce divorci separ
family famili
friend amig amistad colega compinche
neighbor vecin
guest invitad huésped
people gente persona
man hombre señor tipo
woman señora dama
boyfriend novio
girlfriend novia
colleague compañer
boss jef director gerente dirig encargad jefatur
name nombre apellido
called llama
age edad
old viej antigu ancian mayor
young joven jóvenes jovenc
adult adult
teenager adolescent
birthday cumpleaños cumple
gift regal obsequi
party fiest
celebrate celebr festej
invite invit
christmas navidad nochebuena navideñ
easter pascua
vacation festiv puente vacacion veraneo
travel excursión excursiones viaj trayect recorrid
flight vuelo volar voló volam vuel avión aviones despeg
airport aeropuert
train tren
station estación estaciones parada
platform andén
subway metro
tram tranví
bus autobús autobuses autocar guagua colectiv
taxi taxi taxist
ticket billete entrada boleto pasaje
suitcase maleta
luggage equipaje
backpack mochil
pack empac
passport pasaport
document document papeles dni
visa visado
border fronter
customs aduan
hotel hotel pensión alojam hostal albergue posada
camping camping acampad acamp
tourist turist
beach playa
sea mar océan
lake lago
river río arroy
mountain montañ sierra monte
hill colin cerro
island isla
forest bosque
hike sender caminata senderis
abroad extranjer
country país países campo
city ciudad
village pueblo aldea
street calle avenid
road carreter camin
highway autopist autoví
traffic tráfic atasc
map mapa plano
car coche carro auto automóvil vehícul
truck camión camiones furgonet
motorcycle moto motociclet
bicycle bici biciclet
ride pedale
drive conduc manej condujo
driver conductor chófer
license licenci carnet
garage garaje taller
mechanic mecánic
repair repar arregl
tire neumátic llanta rueda
wheel volante
brake fren
engine motor
fuel gasolin combustib gasoil
gas gasoliner
battery bater pila
accident accident choque choc
park aparc parque
parking aparcamient parking cochera
fine multa sanción
insurance seguro póliz asegur
police policí
thief ladrón ladrones
steal rob hurt robo
fire fuego incendi quem
firefighter bombero
house casa chalet
home hogar
apartment piso apartament departament vivienda
room habitación habitaciones cuarto sala
kitchen cocina
bathroom baño aseo lavabo
bedroom dormitori
living salón
basement sótano
attic desván ático
roof tejado techo
floor suelo
wall pared muro
door puerta portal
window ventan
stairs escaler
elevator ascensor
balcony balcón
terrace terraz
garden jardín jardines huert jardiner
yard patio
fence valla
lawn césped
rent alquil arrend renta
tenant inquilin arrendatari
landlord caser arrendador
move mudanz mudar mudó mud traslad
live viv
address dirección domicili
key llave
lock cerradur cerroj
furniture mueble
table mesa
chair silla
sofa sofá
armchair sillón
bed cama
mattress colchón
pillow almohad
blanket manta cobij
sheets sábana
cupboard armari
shelf estant estanterí
drawer cajón
lamp lámpar
bulb bombill
light luz luces
mirror espejo
carpet alfombr
curtain cortin
picture cuadro
paint pint pintur pintor
renovate reform renov
build constru edific obra
heating calefac radiador calder
stove fogón estuf
oven horno
refrigerator nevera frigorífic refriger
freezer congel
dishwasher lavavajill
laundry lavador centrifug colada lavander tintorer
wash lav fregar freg
dryer secador
vacuum aspirador
clean limpi orden recog fregon
dirty suci
trash basura
iron planch
sew coser cosi costur
pipe tuber cañer
leak fuga goter
tap grifo
sink fregader
shower duch
bath bañer
plumber fontaner plomer
electrician electricist
carpenter carpinter
craftsman albañil
electricity electricidad
plug enchuf
switch interruptor encend enciend apag
tool herramient
hammer martill
screw tornill
screwdriver destornillador
drill taladr
nail clavo
rope cuerda
glue pegament
box caja
bag bolsa bolso
basket cesta
bucket cubo
broom escob
towel toalla
soap jabón
shampoo champú
toothbrush cepillo
cup taza
glass vaso cristal
plate plato
bowl cuenco
fork tenedor
spoon cuchara
knife cuchill
pot olla cazuel
pan sartén
bottle botella
food comida aliment pienso
eat com comer
drink beb bebida
hungry hambre
thirsty sed
cook cocin guis
bake horne panader
breakfast desayun
lunch almuerz almorz
dinner cena cenar cen
snack meriend
restaurant restaurant bar taberna
cafe cafeter
waiter camarer meser
bread pan barra
butter mantequill
cheese queso
milk leche lactos
egg huevo
meat carne
sausage salchich choriz
ham jamón
chicken pollo
beef ternera
pork cerdo
fish pescado pez peces
seafood marisc
vegetables verdur hortaliz
vegetarian vegetarian
vegan vegan
salad ensalad
potato patata
tomato tomate
cucumber pepino
carrot zanahori
onion cebolla
garlic ajo
pepper pimient
mushroom seta champiñ hongo
rice arroz
pasta pasta fideo macarrón
soup sopa caldo
sauce salsa
salt sal
sugar azúcar
spice especia
oil aceite
vinegar vinagre
fruit fruta
apple manzan
pear pera
banana plátano banan
orange naranja
lemon limón
cherry cerez
strawberry fresa
grape uva
plum ciruel
nut nuez nueces
peanut cacahuete maní
almond almendr
cake tarta pastel bizcoch torta
cookie gallet
chocolate chocolat
candy caramel dulce golosin chuch
ice hielo helad
honey miel
jam mermelad
coffee café
water agua
juice zumo jugo
beer cervez
alcohol alcohol
smoke fum humo cigarr tabaco pitill cigarrill
diet dieta régimen adelgaz
weight peso pesa
fat gord grasa
thin delgad flac
sour ácid
bitter amarg
spicy picant
taste sabor saboread
delicious rico sabros delici
fresh fresc
money dinero plata pelas efectiv
coin moned
euro euro
dollar dólar
price precio tarifa
pay cuest cost pag pagu abon
expensive caro carísim
cheap barat económic
free gratis gratuit
bill factura recibo cuenta tique resguard
buy compr adquir
sell vend venta
store tienda comercio
supermarket supermercad
market mercad mercadill rastro
customer cliente
order pedido encarg
deliver entreg repart
package paquet
mail correo
letter carta
stamp sello
send envi mand
bank banco bancari
transfer transfer
loan préstam crédit hipotec deuda deb prest prestar prestad
savings ahorr
salary sueldo salari nómina cobr
tax impuest hacienda
wallet carter moneder billeter
card tarjet
pension jubil pensionist
rich ric adiner
poor pobre
spend gast gasto
discount descuent rebaj
inheritance herenci hered
contract contrat
sign firm
cancel cancel anul
work trabaj curr labor
job empleo puesto
office oficin despach
company empresa compañía
career carrer profesi
employee emplead
apply solicit postul
interview entrevist
hire contrató
fired despid
unemployed paro desemple
promotion ascens
team equip grupo
project proyect
meeting reunión reuniones reun junta
appointment cita
conference conferenci congreso
presentation presentación present
report inform
task tarea
deadline plazo
paper papel
form formulari
lawyer abogad
court juzgad tribunal
judge juez
law ley
engineer ingenier
programmer programador
scientist científic
teacher profesor maestr profe docente enseñ
student estudiant alumn
school escuel colegi cole institut
kindergarten guarderí infantil
nanny niñera canguro
university universi facultad
class clase curso
lesson lección
study aprend estudi
exam examen exámenes prueba
pass aprob super
fail suspend suspendió reprob
grade nota
homework deberes
degree título diplom
book libro novela
read lee leer leí leyó lect leyendo
library bibliotec
bookstore librer
write escrib escrit autor
page página
newspaper periódic diario
magazine revist
story historia cuento
tell cont
poem poem
word palabr
language idioma lengua
english inglés
german alemán
french francés
spanish español
italian italian
translate traduc
speak habl
talk charl convers platic
say dec dij dic dig dicho
ask pregunt
answer respuest respond contest
explain explic
computer ordenador computador portátil pc
screen pantall mamparas
keyboard teclad
mouse ratón ratones
print impresor imprim
phone teléfon móvil celular
call llam
number número
password contraseñ clave
internet internet router wifi
email email
message mensaje
app aplicación
software programa
file archiv ficher
folder carpet
photo foto fotograf
camera cámara
video vídeo
television televis tele televisor
radio radio
cable cable
charge carg
charger cargador
data dato
backup copia respald
server servidor
error error fallo
watch mir reloj
look vist
weather clima
rain lluvi llov lluev
snow nieve nev
sun sol solead
wind viento
storm tormenta tempest trueno relámpag rayo
cloud nube nublad
fog niebl
hot calient
heat calor
cold frío frí
temperature temperatur
flood inundación
sky cielo
star estrella
moon luna
earth tierra
world mundo
air aire
summer verano
winter inviern
spring primaver
autumn otoño
time tiempo hora
minute minut
second segundo
day día
today hoy
tomorrow mañana
yesterday ayer
week semana
weekend finde
month mes meses
year año
monday lunes
tuesday martes
wednesday miércoles
thursday jueves
friday viernes
saturday sábado
sunday domingo
january enero
february febrero
march marzo
april abril
may mayo
june junio
july julio
august agosto
september septiembre
october octubre
november noviembre
december diciembre
morning madrugad
afternoon tarde
night noche
noon mediodía
date fecha
calendar calendari
always siempre
never nunca jamás
often menudo
sometimes veces
daily cotidian
soon pronto
late retras
early tempran
begin empez empiez comenz comienz empec
start inici
end fin
finish termin acab
last últim pasad
first primer
next próxim siguient
future futur
animal animal
dog perr cachorr can
cat gato gata gatit minin
pet mascot
bird pájar ave
horse caball yegua
cow vaca
bull toro
pig puerco
sheep oveja
goat cabra
rabbit conej
hamster hámster
turtle tortug
snake serpient
spider arañ
bee abeja
wasp avisp
mosquito mosquit
ant hormig
fox zorr
wolf lobo
bear oso
hen gallin
duck pato
parrot loro
vet veterinar
feed alimentar
cage jaula
plant planta plantar plant macet tiest
flower flor florec
tree árbol árboles
grass hierb
leaf hoja
seed semill
harvest cosech
irrigation reg rieg
greenhouse invernader
farm granja finca
farmer agricultor granjer campesin
sport deport
football fútbol
tennis tenis
basketball balonces
swim nad
pool piscin alberca
run corr correr
marathon maratón
gym gimnas
training entren
ski esquí
climb escal
yoga yoga
dance bail danza
play juego jug jueg
win gan
lose perd
match partido
chess ajedrez
club club
ball pelota balón
goal gol
hobby afición pasatiempo
music música músic
song canción canciones
sing cant cantant coro
guitar guitarr
piano pian
violin violín
drums tambor
instrument instrument
concert conciert
band banda
theater teatr
cinema cine
movie película peli
museum museo
exhibition exposición
art arte
artist artist
draw dibuj
knit tej
collect colecc
fishing pesc
hunting caza
love amor amar quer quier quis
like gust encant agrad
favorite favorit preferid
hate odi
happy feliz felices felic content alegr
sad trist pena
cry llor
laugh reír risa
smile sonr
angry enfad enoj cabread
fear mied tem asust
worry preocup
nervous nervios
calm tranquil calm
tired cansad cansanc agotad
stress estrés estresad
proud orgull
lonely soledad
bored aburr
surprise sorpr sorprend
jealous celos envidi
shy tímid
feel sent sient sint
mood humor ánimo
hope esper
dream sueño soñ
wish dese
think pens piens opin cre
know sab conoc supe conozc
remember record recuerd acuerd acord
forget olvid
understand entend entiend comprend
mean signific
idea idea
plan plan planes planific
decide decid
decision decisión
choose eleg elig escog
problem problem
solution solución resolv
reason razón motiv
opinion opinión
advice consej
help ayud
support apoy
thank graci agradec
sorry perdón disculp
promise promet promes
lie ment mentir
truth verdad
secret secret
trust confi
argue discut discus pele bronca
peace paz
war guerra
meet encontr qued encuentr
visit visit
get recib consegu consigu
give dar dio doy dado
take tom cog coj
bring tra traj llev
fetch recoj
put pon puso pus puest coloc met
find hall
search busc busqu
lost perdid
show mostr muestr enseñó
see ver vio visto
hear oír oigo oyó escuch
smell olor oler
touch toc
open abr abiert
close cerr cierr
go ir iba vamos fui voy
come ven vien vin
arrive lleg llegu
leave salir salió salim part marcharse march
return volv vuelv vuelt regres devolv devuelv
stay quedarse
wait aguard
stop par parar dej
continue segu sigu continu
sit sentar asiento
sleep dorm duerm durm ronc insomni
wake despert despiert levant desvel despertador
fall caer cay caíd cae
jump salt
carry cargar
throw tir lanz
pull arrastr arranc arranqu
push empuj
cut cort
hang colg cuelg
hide escond
change cambi
exchange intercambi
use us usar utiliz
need necesit
make hac hic hech haz hizo
try intent prob pruebo
check comprob
measure med mid
count contar
grow crec
keep guard
damage daño
loss pérdida
warn avis advert
danger pelig riesg
protect protec proteg
alarm alarm
forbid prohib
allow permit
permission permiso
dress vestid vest
clothes ropa
shirt camis
t-shirt camiset
trousers pantal
skirt falda
jacket chaquet cazador
coat abrigo
sweater jersey suéter
suit traje
hat sombrer gorr
scarf bufand
gloves guante
socks calcet calcetin
shoes zapat
boots bota
belt cinturón
ring anillo suen
necklace collar
jewelry joya
size talla tamañ
color color
red rojo roja
blue azul
green verde
yellow amarill
black negr
white blanc
gray gris
brown marrón
pink rosa
purple morad
big grand gran enorme
small pequeñ chiquit
long larg
short baj
high alt alto
wide anch
narrow estrech
heavy pesad
easy fácil sencill
difficult difícil complic
fast rápid
slow lent
new nuev
good buen bueno mejor
bad mal malo peor
beautiful bonit hermos guap bell lind
ugly feo
strong fuerte
weak débil
loud ruidos
noise ruido
quiet silenci
dark oscur
empty vací
full llen
wet mojad húmed empap
dry seco
hard dur
soft suave bland
clever inteligent
stupid tont
funny divert gracios chist
strange raro extrañ
important important
famous famos
popular popular
honest honest sincer
friendly amable simpátic
strict estrict
lazy vago perezos
busy ocupad
alone solo sola
together junt
same mismo igual
different diferent distint
right correct derech
wrong equivoc
left izquierd
near cerca
far lejos
outside fuera
inside dentro
north norte
south sur
west oeste
place lugar sitio
corner esquin
area zona barrio
distance distanci
kilometer kilómetr
church iglesi
god dios
pray rez
religion religión
baptism bautiz
government gobiern
president president
election elección elecciones
citizen ciudadan
mayor alcald ayuntamient
army ejércit
soldier soldad
science cienci
research investig
nature natural naturalez
environment ambient
energy energí
solar solar
wood mader
metal metal
gold oro
silver plateado
stone piedra
plastic plástic
leather cuero
cotton algodón
wool lana
toy juguet
doll muñec
swing columpi
diaper pañal
stroller cochecit
crawl gate
boat barco bote lanch
ferry ferry
sail vela naveg
harbor puerto
news notici telediari
event event acontec
festival festival
fair feria
lottery loter
luck suert
habit costumbr hábit
tradition tradici
volunteer voluntar ong
donate don donación
invest invert inversión inviert
stock acciones
budget presupuest
reminder recordatori
note apunt anot
list lista
experience experienci
skill habilidad
success éxit
failure fracas
rule regla norma
offer ofert ofrec
complaint quej reclam protest
warranty garantí
refund reembols
spare repuest
part parte pieza
piece trozo pedaz
half mitad medio media
percent porcient
kilogram kilo
liter litro
nightmare pesadill
sneeze estornud
breathe respir
asthma asma asmátic
sweat sud
itch pic picor
rash sarpullid
swollen hinch
plaster yeso escayol
blind cieg
deaf sordo
depression depresión deprim
anxiety ansiedad
cancer cáncer
stroke ictus
poison venen
infection infección
virus virus
vomit vomit náuse
massage masaj
crutches mulet
physiotherapist fisioterapeut fisio
gluten gluten celíac
wheat trigo
flour harina
dough masa
cream nata crema
yogurt yogur
mustard mostaza
pizza pizza
sandwich bocadill bocata
lamb corder
salmon salmón
tuna atún
shrimp gamba camarón
bean judía alubi frijol lentej garbanz
pea guisante
corn maíz
spinach espinac
pumpkin calabaz
peach melocotón durazn
pineapple piña
melon melón sandía
raspberry frambues
cinnamon canela
vanilla vainill
herb perejil albahac
grill parrill
barbecue barbaco asado
picnic picnic
balloon globo
curious curios
patient pacienc pacient
brave valient
careful cuidad
care cuid
generous generos
crazy loco
serious seri
joke broma
kiss bes
hug abraz
single solter
widow viud
orphan huérfan
adopt adopt
godmother madrina
godfather padrin
stepfather padrastr
nickname apod mote
hometown natal
origin origen
foreigner forane
welcome bienvenid
farewell desped
neighborhood vecindari barriada
pasture prad
bench banquillo banqueta
square plaza
tower torre
castle castill
building bloque
pen bolígrafo boli pluma
pencil lápiz lápices
notebook cuaderno
scissors tijera
needle aguj
thread hilo
umbrella paragu
headphones auricular casco
speaker altavoz
refill rellen
mary maría
drops gota
pollen polen
hip cadera
ankle tobill
wrist muñeca
chest pecho
lung pulmón pulmones
liver hígad
kidney riñón riñones
muscle múscul
throat gargant
lip labio
beard barb bigot
inspection itv inspección
technician técnic instalador
accepted acept admit
rejected rechaz
increase aument sub incremen
decrease reduc dismin
depart salida
device electrodoméstic aparat
microwave microond
toaster tostador
kettle hervidor
shovel pala
hose manguer
compost compost
axe hacha
brush brocha pincel
tile baldosa azulejo
brick ladrill
cement cement
mold moho
deposit fianz depósit
mortgage hipoteca
realtor inmobiliar
subscription suscrip
provider proveedor
update actualiz
delete borr elimin
download descarg
tablet tablet
valley valle
waterfall cascad catarat
coast costa
wave ola
sand arena
tent carpa
guide guía
palace palaci
suburb afuer
capital capital
resume currícul
overtime extra
shift turno
strike huelga
union sindicat
business negoci autónom
tip propina
auction subast
perfume perfum
makeup maquill
razor afeit
haircut peinad
tattoo tatuaj
volleyball voleib
handball balonman
hockey hockey
skate patin
cycling ciclis
boxing boxeo
judo judo kárate
medal medall trofeo
champion campeón campeones
referee árbitr
flute flauta
trumpet trompet
accordion acordeón
orchestra orquest
opera ópera
actor actor actriz
director cineast
series serie temporada
puzzle rompecabez puzle
cards naip
tale fábula
fairy hada
ghost fantasm
costume disfraz disfrac
carnival carnaval
fireworks artificial pirotecn
santa reyes
anniversary aniversari
ceremony ceremoni
speech discurs
tail cola rabo
paw pata
wing ala
nest nido
aquarium acuari
stable establo
flea pulga garrapat
bark ladr
bite mord muerd
scratch arañaz rasc
rescue rescat
emergency emergenci
ambulance ambulanci
injection inyec
drugs droga
addiction adicc
dizzy mareo mare
faint desmay
scar cicatriz
limp coje
squirrel ardilla
hedgehog erizo
deer ciervo venado
donkey burro
tiger tigre
lion león leones
elephant elefant
monkey mono
frog rana sapo
butterfly maripos
worm gusan
rat rata
pigeon palom
oak roble
pine pino
olive oliv aceitun
palm palmer
cactus cactus
bush arbust
root raíz raíces
branch rama
sow sembr siembr
weed malez
fertilizer abono fertiliz
tulip tulip
sunflower girasol
lavender lavand
bouquet ramo
avocado aguacat palta
eggplant berenjen
zucchini calabac
lettuce lechug
broccoli brócol
asparagus espárrag
artichoke alcachof
oyster ostra
squid calamar pulpo
cod bacalao
stew cocid estofad potaje
dessert postre
pancake tortit
cereal cereal avena
soda refresc gaseos
toast tostad brind
napkin servillet
tray bandej
jar frasco tarro
can lata
lid tapa
boil herv
fry freír frit
roast asar asad
mix mezcl bat
peel pel
bonus aguinald bonificación
client clientel
investor inversor
bankruptcy quiebra
theft hurto
jail cárcel prisión
prisoner preso
crime delit crimen
murder asesin
victim víctim
witness testig
lawsuit demanda
rights derechos
vote vot
politician polític
minister ministr
king rey
queen reina
prince príncip
flag bander
hero héroe
explosion explosión
earthquake terremot
drought sequí
smokey hume
shade sombra
warm templad cálid
freezing helador
century siglo
decade década
moment moment rato
midnight medianoche
dawn amanec
sunset atardec anochec
hurry prisa
delay demor
schedule horari
agenda agenda
routine rutin
happen pas ocurr suced
caffeine cafeín
share compart
cologne colonia
rome roma
lisbon lisboa
london londres
paris parís
berlin berlín
munich múnich
vienna viena
seville sevilla
germany alemania
austria austria
switzerland suiza
france francia
italy italia
spain españa
greece grecia
turkey turquía
poland polonia
netherlands holanda
belgium bélgica
sweden suecia
norway noruega
england inglaterra
america américa
mexico méxico
peru perú
brazil brasil
japan japón
europe europa
africa áfrica
three tres
four cuatro
five cinco
six seis
seven siete
eight ocho
nine nueve
ten diez
eleven once
twelve doce
fifteen quince
twenty veinte
thirty treinta
forty cuarenta
fifty cincuenta
eighty ochenta
hundred cien ciento
thousand mil
million millón millones
prepare prepar
organize organiz
postpone aplaz pospon
agree acuerdo
refuse neg nieg
slip resbal
burn quemadur
freeze helar
melt derret
stir remov
pour vert
turn gir
press apret
knock golpe
shout grit
whisper susurr
praise elogi
blame culp
miss extrañar
notice notar
guess adivin
doubt dud
prefer prefer prefier
enjoy disfrut
relax relaj
rest descans
decorate decor adorn
wrap envolv envuelv
replace sustitu reemplaz
install instal
connect conect
record grab
post publiqu public
shine brill
sunscreen protector
bikini bikini
swimsuit bañador
dive buce
surf surf
row rem
hunt cazar
shoot dispar
hit peg
kick patad
catch atrap
stretch estir
prize premi
contest concurs
applause aplaus
stage escenari
rehearsal ensay
melody melodí
sculpture escultur
clay barro cerámic
craft manualidad
rake rastrill
prune pod
bloom floreci
barn granero
tractor tractor
owl búho
stork cigüeñ
swan cisne
shark tiburón
whale ballen
dolphin delfín
snail caracol
cottage casita
cabin cabaña
reservation reserv
puncture pinch pinchazo
tow grúa
lane carril
signal semáfor
crossing cruce
exit salidas
entrance portería
pedestrian peaton
sidewalk acera
speed velocidad
hall pasill recibid
chimney chimene
mailbox buzón
wardrobe roper guardarrop
vase florero jarrón
frame marco
fan ventilador
flashlight lintern
lighter mechero
sponge esponj
detergent detergent
bleach lejía
stain mancha
dust polvo
recycle recicl
apron delantal
zipper cremaller
pocket bolsill
sleeve manga
pajamas pijama
underwear calzoncill braga
slippers zapatill pantufl
sandals sandali
earring pendient
bracelet pulser
diamond diamant
ancestor antepasad
generation generación
childhood infanci niñez
youth juventud
custody custodi
midwife comadron matron
nursing residenci geriátric
dementia demenci
alzheimer alzheimer
arthritis artritis artrosis
fatigue fatig
diarrhea diarrea
nausea mareos
dose dosis
thermometer termómetr
psychologist psicólog
specialist especialist
waiting espera
braces ortodonci brackets
filling empaste
gum encía
butcher carnicer
kiosk quiosco
bakery pasteler
handle asa
bolt cerrojo
hallway corredor
fee cuota
membership soci
partner socio
foundation fundación
charity caridad benéfic
homeless mendig
refugee refugiad
immigrant inmigrant emigr
citizenship nacionalidad
embassy embajad consulad
vaccination vacunación
quarantine cuarenten
mask mascarill
glove guantes
`;
