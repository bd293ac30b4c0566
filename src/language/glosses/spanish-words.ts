/** Everyday Spanish, written as Russian is in russian-words.ts; forms that no ending makes stand by themselves. */
export const spanishWords = `
doctor médic doctor galen facultativ
dentist dentist odontólog ortodoncist
hospital hospital clínic sanatori ingres urgenci
practice consultori ambulatori practic
nurse enfermer enfermería
surgeon cirujan
surgery cirugí operación operaciones oper quirófan
pharmacy farmaci botic
medicine medicament medicin remedi fármac jarab
pill pastill píldor comprimid cápsul
antibiotic antibiótic
vitamin vitamin suplement hierro
prescription recet
prescribe recetar recetó prescrib
vaccine vacun
ill enferm enfermedad malestar dolenci pachuch
flu gripe resfriad resfrí catarr constipad gastroenteritis
fever fiebre calentur escalofrí
cough tos tosió toser tosí
headache migrañ jaquec
pain dolor duel dolió doler doli
allergy alergi alérgic
diabetes diabetes diabétic
pressure presión tensión hipertensión
injury herid lesión lesiones torc esguince fractur tirón
broken rot romp romper rompió averi estrope
heal cur sanar sanó recuper
health salud
heart corazón corazones cardí
tooth diente muela dental dentadur caries dientedeleche
eye ojo ocular
glasses gafas lentes anteojos óptic gafasdecerca
ear oreja oíd oído
nose nariz moco
mouth boca
face cara rostro pecas
head cabeza
hair pelo cabell peluca
hairdresser peluquer barber peluquería
neck cuello
shoulder hombro
arm brazo
elbow codo
hand mano manit zurd
finger dedo pulgar
leg pierna
knee rodill
foot pie pies
back espald lumbar
stomach estómag barrig tripa vientre estreñ ardor
skin piel
blood sangre sangr
bone hueso
body cuerpo
brain cerebr
therapy terapi terapeut fisioterap rehabilitación fisioterapi
treatment tratamient
diagnosis diagnóstic
examination revisión chequeo análisis radiograf revisiones radiografí ecografí
pregnant embaraz encint embarazad
birth nacimient nac naci parto nació
die mor muri murió muert falleci fallec muer muere
funeral entierro funeral velorio enterr entierr velatori funeraria
grave tumba cementeri tumb
mother madre mamá mami
father padre papá papi
parents padres
son hijo
daughter hija
child niño niña niñ crí criatur crío hijos
baby bebé recién reciénnacid chupete
kid chico chica chiquill chaval muchach chamac
brother hermano herman
sister hermana
siblings hermanos
twins gemel melliz
grandmother abuela abuelit yaya abuel
grandfather abuelo yayo
grandson niet nieto nieta
uncle tío
aunt tía
nephew sobrino sobrin
niece sobrina
cousin primo prima prim
husband marido esposo
wife esposa mujer espos
spouse cónyuge parej
relatives suegr cuñad yern nuera parient familiares
wedding boda nupci matrimoni altar casars casad casó casé casam casaro casarse bod casamient enlace
engaged prometid compromis novi pedid
divorce divorci separ separación
family famili
friend amig amistad colega compinche coleg
neighbor vecin
guest invitad huésped
people gente persona
man hombre señor tipo
woman señora dama
boyfriend novio
girlfriend novia
colleague compañer
boss jef director gerente dirig encargad jefatur jefe
name nombre apellido nombr apellid
called llama
age edad
old viej antigu ancian mayor
young joven jóvenes jovenc
adult adult
teenager adolescent
birthday cumpleaños cumple cumpleañ
gift regal obsequi regalo
party fiest fiesta
celebrate celebr festej
invite invit invitación
christmas navidad nochebuena navideñ nochebuen villancic
easter pascua semanasant
vacation festiv puente vacacion veraneo vacaciones verane díasdevacaciones
travel excursión excursiones viaj trayect recorrid
flight vuelo volar voló volam vuel avión aviones despeg vol
airport aeropuert
train tren renfe
station estación estaciones parada
platform andén
subway metro
tram tranví
bus autobús autobuses autocar guagua colectiv autobúsescolar
taxi taxi taxist
ticket billete entrada boleto pasaje billet entrad
suitcase maleta malet
luggage equipaje equipaj
backpack mochil cartera
pack empac
passport pasaport documentació
document document papeles dni
visa visado
border fronter
customs aduan aduana
hotel hotel pensión alojam hostal albergue posada alojamient
camping camping acampad acamp campaña caravana
tourist turist
beach playa
sea mar océan
lake lago pantan
river río arroy
mountain montañ sierra monte
hill colin cerro colina
island isla
forest bosque
hike sender caminata senderis senderism excursionist
abroad extranjer
country país países campo
city ciudad
village pueblo aldea puebl
street calle avenid
road carreter camin
highway autopist autoví carretera
traffic tráfic atasc tráfico atasco semáforo
map mapa plano
car coche carro auto automóvil vehícul
truck camión camiones furgonet
motorcycle moto motociclet
bicycle bici biciclet bicicleta
ride pedale
drive conduc manej condujo
driver conductor chófer
license licenci carnet permis
garage garaje taller garaj
mechanic mecánic chapist
repair repar arregl reparación compon
tire neumátic llanta rueda
wheel volante
brake fren freno
engine motor
fuel gasolin combustib gasoil diésel repost
gas gasoliner gas butano
battery bater pila baterí
accident accident choque choc percance
park aparc parque
parking aparcamient parking cochera
fine multa sanción mult
insurance seguro póliz asegur segur mutu tarjetasanitaria
police policí guardi
thief ladrón ladrones
steal rob hurt robo
fire fuego incendi quem fueg
firefighter bombero bomber
house casa chalet viviend
home hogar
apartment piso apartament departament vivienda
room habitación habitaciones cuarto sala cuart
kitchen cocina rallador
bathroom baño aseo lavabo
bedroom dormitori alcoba
living salón comedor
basement sótano sótan bodeg trastero
attic desván ático buhardill
roof tejado techo tejad teja
floor suelo suel parquet
wall pared muro
door puerta portal puert
window ventan ventana
stairs escaler peldañ
elevator ascensor
balcony balcón balcones
terrace terraz porch
garden jardín jardines huert jardiner parcela hamac
yard patio
fence valla vall vallado
lawn césped
rent alquil arrend renta alquiler
tenant inquilin arrendatari
landlord caser arrendador propietari
move mudanz mudar mudó mud traslad trasl mudado
live viv
address dirección domicili códigopostal
key llave
lock cerradur cerroj candad candado
furniture mueble muebl
table mesa
chair silla taburet
sofa sofá
armchair sillón
bed cama
mattress colchón colchones
pillow almohad cojín
blanket manta cobij edredón
sheets sábana
cupboard armari alacena
shelf estant estanterí balda
drawer cajón cajones
lamp lámpar
bulb bombill bulbo
light luz luces
mirror espejo espej
carpet alfombr moquet
curtain cortin persian
picture cuadro
paint pint pintur pintor
renovate reform renov
build constru edific obra
heating calefac radiador calder calefacción
stove fogón estuf vitrocerámic
oven horno
refrigerator nevera frigorífic refriger
freezer congel congelador
dishwasher lavavajill
laundry lavador centrifug colada lavander tintorer colad lavanderí tintorerí
wash lav fregar freg
dryer secador
vacuum aspirador
clean limpi orden recog fregon
dirty suci
trash basura papeler
iron planch
sew coser cosi costur cos
pipe tuber cañer tuberí cañerí
leak fuga goter gote escape filtr pierd
tap grifo grif
sink fregader lavab
shower duch
bath bañer
plumber fontaner plomer
electrician electricist
carpenter carpinter ebanist
craftsman albañil operari
electricity electricidad corrient
plug enchuf
switch interruptor encend enciend apag
tool herramient
hammer martill
screw tornill taco
screwdriver destornillador
drill taladr
nail clavo uña
rope cuerda
glue pegament
box caja
bag bolsa bolso
basket cesta cest
bucket cubo
broom escob barr
towel toalla toall
soap jabón jabones
shampoo champú
toothbrush cepillo cepill dentífric
cup taza taz
glass vaso cristal copa
plate plato
bowl cuenco cuenc bol
fork tenedor
spoon cuchara cuchar
knife cuchill navaj
pot olla cazuel cazuela
pan sartén
bottle botella botell termo
food comida aliment pienso
eat com comer comió
drink beb bebida bebid tomar
hungry hambre hambr ayunas
thirsty sed
cook cocin guis cocer
bake horne panader hornea
breakfast desayun
lunch almuerz almorz
dinner cena cenar cen
snack meriend
restaurant restaurant bar taberna mesón italiano tabern
cafe cafeter
waiter camarer meser
bread pan barra panes
butter mantequill margarin
cheese queso ques
milk leche lactos lactosa
egg huevo huev tortill huevofrito
meat carne
sausage salchich choriz chorizo
ham jamón
chicken pollo poll
beef ternera
pork cerdo
fish pescado pez peces pescad pecera
seafood marisc
vegetables verdur hortaliz
vegetarian vegetarian
vegan vegan
salad ensalad ensaladill
potato patata patat
tomato tomate tomat
cucumber pepino pepin
carrot zanahori
onion cebolla cebol
garlic ajo
pepper pimient pimienta
mushroom seta champiñ hongo champiñón
rice arroz
pasta pasta fideo macarrón espagueti
soup sopa caldo puré
sauce salsa
salt sal sosa
sugar azúcar insulina glucosa
spice especia especi condiment canel
oil aceite
vinegar vinagre vinagr
fruit fruta frut
apple manzan
pear pera
banana plátano banan plátan
orange naranja naranj
lemon limón limones
cherry cerez
strawberry fresa
grape uva
plum ciruel
nut nuez nueces avellan frutossecos
peanut cacahuete maní cacahuet
almond almendr
cake tarta pastel bizcoch torta
cookie gallet
chocolate chocolat
candy caramel dulce golosin chuch
ice hielo helad hiel
honey miel
jam mermelad confitura
coffee café
water agua riego
juice zumo jugo
beer cervez caña
alcohol alcohol licor
smoke fum humo cigarr tabaco pitill cigarrill tabac
diet dieta régimen adelgaz diet ayun
weight peso pesa pesar
fat gord grasa
thin delgad flac
sour ácid
bitter amarg
spicy picant
taste sabor saboread
delicious rico sabros delici
fresh fresc
money dinero plata pelas efectiv diner
coin moned numismátic
euro euro
dollar dólar
price precio tarifa preci
pay cuest cost pag pagu abon pagar pagué
expensive caro carísim car
cheap barat económic
free gratis gratuit
bill factura recibo cuenta tique resguard factur recibodelaluz
buy compr adquir
sell vend venta
store tienda comercio guardado
supermarket supermercad
market mercad mercadill rastro
customer cliente client clientela
order pedido encarg ped pid pedidoonline
deliver entreg repart
package paquet
mail correo corre cart
letter carta
stamp sello estampill
send envi mand manda envío
bank banco bancari banc sucursal
transfer transfer transferenci domiciliación escala trasbord
loan préstam crédit hipotec deuda deb prest prestar prestad
savings ahorr
salary sueldo salari nómina cobr sueld nómin subidadesueldo pagaporhora
tax impuest hacienda haciend declaración tribut
wallet carter moneder billeter monedero
card tarjet postal felicitación
pension jubil pensionist
rich ric adiner
poor pobre
spend gast gasto
discount descuent rebaj oferta
inheritance herenci hered heredar testament leg legado
contract contrat contratolaboral
sign firm
cancel cancel anul
work trabaj curr labor emple
job empleo puesto mediajornada
office oficin despach teletrabaj
company empresa compañía empres compañí
career carrer profesi
employee emplead
apply solicit postul
interview entrevist
hire contrató contratación incorpor
fired despid despedid
unemployed paro desemple desemplead parad
promotion ascens ascend
team equip grupo
project proyect
meeting reunión reuniones reun junta
appointment cita
conference conferenci congreso congres
presentation presentación present
report inform denunci informe
task tarea
deadline plazo límite fechalímite
paper papel
form formulari
lawyer abogad
court juzgad tribunal
judge juez
law ley
engineer ingenier
programmer programador
scientist científic
teacher profesor maestr profe docente enseñ señorit
student estudiant alumn
school escuel colegi cole institut
kindergarten guarderí infantil parvulari
nanny niñera canguro niñer
university universi facultad universidad
class clase curso aula
lesson lección
study aprend estudi
exam examen exámenes prueba prueb oposición
pass aprob super aprueb
fail suspend suspendió reprob suspens
grade nota calific boletín notas
homework deberes deber
degree título diplom licenciatur máster
book libro novela novel
read lee leer leí leyó lect leyendo lectur leo
library bibliotec
bookstore librer librerí
write escrib escrit autor escribí escrito
page página
newspaper periódic diario
magazine revist revista
story historia cuento histori
tell cont cuent
poem poem poema poesí verso
word palabr
language idioma lengua idiom lengu
english inglés
german alemán
french francés
spanish español castellan
italian italian
translate traduc
speak habl
talk charl convers platic
say dec dij dic dig dicho dice dich dijo dijeron digo
ask pregunt pido pidió pedimos
answer respuest respond contest
explain explic
computer ordenador computador portátil pc
screen pantall mamparas pantalla
keyboard teclad
mouse ratón ratones
print impresor imprim
phone teléfon móvil celular
call llam llamada
number número númer
password contraseñ clave contraseña
internet internet router wifi
email email
message mensaje mensaj
app aplicación app
software programa
file archiv ficher
folder carpet
photo foto fotograf fotografí
camera cámara cámar
video vídeo
television televis tele televisor televisión
radio radio
cable cable cabl
charge carg
charger cargador
data dato
backup copia respald respaldo
server servidor
error error fallo
watch mir reloj
look vist
weather clima
rain lluvi llov lluev lluv llueve
snow nieve nev
sun sol solead soleado
wind viento vient
storm tormenta tempest trueno relámpag rayo tempestad
cloud nube nublad
fog niebl
hot calient caluros
heat calor recalent
cold frío frí
temperature temperatur
flood inundación inund riada inundó
sky cielo ciel
star estrella estrell
moon luna
earth tierra
world mundo
air aire
summer verano veran
winter inviern
spring primaver
autumn otoño otoñ
time tiempo hora
minute minut
second segundo
day día
today hoy
tomorrow mañana
yesterday ayer
week semana seman
weekend finde findesemana
month mes meses mensual
year año
monday lunes
tuesday martes
wednesday miércoles
thursday jueves
friday viernes
saturday sábado sábad
sunday domingo doming
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
morning madrugad mañan
afternoon tarde
night noche noch
noon mediodía mediodí
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
end fin final
finish termin acab
last últim pasad
first primer
next próxim siguient
future futur
animal animal
dog perr cachorr can
cat gato gata gatit minin gat
pet mascot
bird pájar ave canari
horse caball yegua
cow vaca
bull toro
pig puerco
sheep oveja ovej
goat cabra
rabbit conej
hamster hámster
turtle tortug
snake serpient culebr
spider arañ telarañ
bee abeja abej
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
feed alimentar come comedero
cage jaula jaul
plant planta plantar plant macet tiest trasplant
flower flor florec flores
tree árbol árboles
grass hierb
leaf hoja
seed semill
harvest cosech recolect
irrigation reg rieg
greenhouse invernader invernadero
farm granja finca
farmer agricultor granjer campesin
sport deport
football fútbol
tennis tenis pádel
basketball balonces
swim nad natación
pool piscin alberca piscinahinchable
run corr correr carrera
marathon maratón
gym gimnas gimnasio
training entren entrenamient formación cursillo
ski esquí
climb escal
yoga yoga pilates
dance bail danza danz
play juego jug jueg tocar toca
win gan gané ganó victori ganaron
lose perd perdió extravi desaparec perdí pierde
match partido
chess ajedrez
club club asociación
ball pelota balón
goal gol
hobby afición pasatiempo aficiones pasatiemp
music música músic
song canción canciones nana
sing cant cantant coro canto
guitar guitarr
piano pian piano
violin violín
drums tambor
instrument instrument
concert conciert
band banda
theater teatr
cinema cine
movie película peli
museum museo muse exposiciones
exhibition exposición
art arte
artist artist
draw dibuj
knit tej punto ganchill
collect colecc colección
fishing pesc
hunting caza
love amor amar quer quier quis enamor
like gust encant agrad
favorite favorit preferid
hate odi
happy feliz felices felic content alegr
sad trist pena
cry llor llora
laugh reír risa ríe rei
smile sonr
angry enfad enoj cabread
fear mied tem asust
worry preocup
nervous nervios
calm tranquil calm
tired cansad cansanc agotad cansanci rendid
stress estrés estresad agobi
proud orgull
lonely soledad solitari
bored aburr
surprise sorpr sorprend sorpres
jealous celos envidi
shy tímid
feel sent sient sint
mood humor ánimo
hope esper esperanza
dream sueño soñ soñar
wish dese
think pens piens opin cre
know sab conoc supe conozc supo
remember record recuerd acuerd acord
forget olvid olvidó dejé
understand entend entiend comprend
mean signific
idea idea
plan plan planes planific
decide decid
decision decisión
choose eleg elig escog elegi elij eligió
problem problem
solution solución resolv
reason razón motiv causa
opinion opinión
advice consej
help ayud
support apoy
thank graci agradec gracias
sorry perdón disculp
promise promet promes prome
lie ment mentir mient
truth verdad
secret secret
trust confi
argue discut discus pele bronca riñ
peace paz
war guerra
meet encontr qued encuentr conocer encuentro quedamos
visit visit visita
get recib consegu consigu
give dar dio doy dado dimos daba
take tom cog coj tomó coger cojo coge cogió tomé toma llevé llevó
bring tra traj llev traigo trajo traen aport
fetch recoj
put pon puso pus puest coloc met pong puse pongo
find hall encuentra
search busc busqu
lost perdid objetosperdidos
show mostr muestr enseñó
see ver vio visto veo vimos vemos
hear oír oigo oyó escuch oye oig oyen
smell olor oler huel olía
touch toc
open abr abiert abrió
close cerr cierr
go ir iba vamos fui voy fue ido iban vaya
come ven vien vin vengo venía vinieron
arrive lleg llegu
leave salir salió salim part marcharse march maternal sali sale salgo marchó
return volv vuelv vuelt regres devolv devuelv
stay quedarse
wait aguard
stop par parar dej
continue segu sigu continu
sit sentar asiento
sleep dorm duerm durm ronc insomni siest pernoct duermo durmió dormimos
wake despert despiert levant desvel despertador
fall caer cay caíd cae caí cayó cayeron caída tropez tropecé tropiez caigo
jump salt trampolín camaelástica
carry cargar
throw tir lanz ech tiró deshic
pull arrastr arranc arranqu tirar
push empuj
cut cort
hang colg cuelg
hide escond
change cambi
exchange intercambi intercambio
use us usar utiliz
need necesit
make hac hic hech haz hizo
try intent prob pruebo
check comprob revis comprueb
measure med mid medid mido midió
count contar
grow crec creci
keep guard conserv almacen
damage daño dañ desperfect
loss pérdida
warn avis advert
danger pelig riesg peligr
protect protec proteg
alarm alarm pit pitid
forbid prohib
allow permit
permission permiso
dress vestid vest
clothes ropa prend
shirt camis blus
t-shirt camiset
trousers pantal pantalón pantalones vaqueros
skirt falda fald
jacket chaquet cazador
coat abrigo abrig
sweater jersey suéter
suit traje
hat sombrer gorr
scarf bufand
gloves guante guant
socks calcet calcetin calcetines
shoes zapat
boots bota
belt cinturón
ring anillo suen anill sortij
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
noise ruido ruid
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
lazy vago perezos vag
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
church iglesi misa
god dios
pray rez
religion religión
baptism bautiz comunión confirmación
government gobiern
president president
election elección elecciones voto
citizen ciudadan
mayor alcald ayuntamient
army ejércit
soldier soldad soldado mili
science cienci
research investig
nature natural naturalez
environment ambient
energy energí
solar solar placasolar
wood mader
metal metal
gold oro dorad
silver plateado
stone piedra piedr
plastic plástic
leather cuero
cotton algodón
wool lana
toy juguet bloques peluche
doll muñec muñeco
swing columpi tobogán
diaper pañal
stroller cochecit
crawl gate
boat barco bote lanch barca lancha
ferry ferry transbordador
sail vela naveg
harbor puerto
news notici telediari
event event acontec
festival festival
fair feria
lottery loter loterí
luck suert suerte amulet
habit costumbr hábit
tradition tradici tradición tradiciones
volunteer voluntar ong voluntari voluntariado
donate don donación donar
invest invert inversión inviert invers
stock acciones
budget presupuest
reminder recordatori
note apunt anot
list lista
experience experienci
skill habilidad
success éxit éxito logr
failure fracas
rule regla norma
offer ofert ofrec ofrezc propon propus propuest
complaint quej reclam protest hojadereclamaciones
warranty garantí
refund reembols devolución
spare repuest
part parte pieza
piece trozo pedaz
half mitad medio media
percent porcient
kilogram kilo
liter litro
nightmare pesadill
sneeze estornud
breathe respir alient
asthma asma asmátic
sweat sud sudor
itch pic picor
rash sarpullid eccem
swollen hinch hinchazón
plaster yeso escayol
blind cieg daltónic
deaf sordo
depression depresión deprim deprimid
anxiety ansiedad
cancer cáncer tumor
stroke ictus derram
poison venen tóxic envenen intoxic
infection infección infec infecciones contagi bacteri
virus virus covid coronavirus
vomit vomit náuse
massage masaj
crutches mulet
physiotherapist fisioterapeut fisio fisi
gluten gluten celíac
wheat trigo integral
flour harina
dough masa
cream nata crema pomad ungüent
yogurt yogur
mustard mostaza mostaz
pizza pizza
sandwich bocadill bocata sándwich
lamb corder
salmon salmón
tuna atún
shrimp gamba camarón gamb langostin
bean judía alubi frijol lentej garbanz judí
pea guisante guisant
corn maíz
spinach espinac
pumpkin calabaz
peach melocotón durazn
pineapple piña
melon melón sandía sandí
raspberry frambues
cinnamon canela
vanilla vainill
herb perejil albahac hierbas romero menta valerian
grill parrill
barbecue barbaco asado barbacoa parrillad
picnic picnic merend
balloon globo glob
curious curios
patient pacienc pacient
brave valient
careful cuidad
care cuid atend ocup
generous generos
crazy loco
serious seri
joke broma
kiss bes beso besar
hug abraz
single solter
widow viud
orphan huérfan
adopt adopt adopción
godmother madrina
godfather padrin madrin ahijad
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
pen bolígrafo boli pluma bolígraf
pencil lápiz lápices goma
notebook cuaderno libreta
scissors tijera tijer
needle aguj astill espina
thread hilo
umbrella paragu sombrill toldo
headphones auricular casco cascos
speaker altavoz
refill rellen
mary maría
drops gota gotas colirio
pollen polen
hip cadera
ankle tobill
wrist muñeca
chest pecho
lung pulmón pulmones pulmoní bronqui
liver hígad
kidney riñón riñones
muscle múscul
throat gargant amígdal
lip labio
beard barb bigot barba
inspection itv inspección
technician técnic instalador
accepted acept admit
rejected rechaz
increase aument sub incremen
decrease reduc dismin
depart salida salid partir
device electrodoméstic aparat
microwave microond microondas
toaster tostador
kettle hervidor
shovel pala
hose manguer manguera
compost compost
axe hacha
brush brocha pincel
tile baldosa azulejo azulej baldos
brick ladrill
cement cement hormigón
mold moho
deposit fianz depósit señal depósito
mortgage hipoteca
realtor inmobiliar inmobiliari agente
subscription suscrip suscripción suscrib
provider proveedor operador
update actualiz
delete borr elimin
download descarg
tablet tablet tableta
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
overtime extra horas
shift turno
strike huelga
union sindicat
business negoci autónom
tip propina
auction subast subasta
perfume perfum coloni
makeup maquill pintalabi
razor afeit
haircut peinad
tattoo tatuaj
volleyball voleib voleibol
handball balonman
hockey hockey
skate patin
cycling ciclis ciclism pedal
boxing boxeo
judo judo kárate
medal medall trofeo trofe
champion campeón campeones
referee árbitr
flute flauta flaut
trumpet trompet
accordion acordeón
orchestra orquest
opera ópera
actor actor actriz
director cineast
series serie temporada
puzzle rompecabez puzle rompecabezas crucigrama adivinanz
cards naip cartas naipe baraj
tale fábula
fairy hada ratoncito
ghost fantasm fantasma
costume disfraz disfrac disfraces disfrazó
carnival carnaval
fireworks artificial pirotecn petardo
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
bark ladr ladrid
bite mord muerd mordisc
scratch arañaz rasc ray
rescue rescat salv
emergency emergenci urgent
ambulance ambulanci
injection inyec
drugs droga
addiction adicc adicción vici
dizzy mareo mare vértig
faint desmay
scar cicatriz
limp coje
squirrel ardilla ardill
hedgehog erizo eriz
deer ciervo venado
donkey burro
tiger tigre
lion león leones
elephant elefant
monkey mono
frog rana sapo
butterfly maripos
worm gusan lombriz
rat rata
pigeon palom
oak roble
pine pino
olive oliv aceitun
palm palmer
cactus cactus
bush arbust arbusto
root raíz raíces
branch rama filial
sow sembr siembr sembré
weed malez maleza
fertilizer abono fertiliz
tulip tulip tulipán
sunflower girasol
lavender lavand
bouquet ramo ramodeflores
avocado aguacat palta
eggplant berenjen
zucchini calabac calabacín
lettuce lechug
broccoli brócol brócoli coliflor
asparagus espárrag
artichoke alcachof
oyster ostra mejillón
squid calamar pulpo
cod bacalao
stew cocid estofad potaje potaj guiso
dessert postre
pancake tortit tortita crep
cereal cereal avena
soda refresc gaseos
toast tostad brind brindis
napkin servillet
tray bandej
jar frasco tarro
can lata
lid tapa tapader
boil herv cuec
fry freír frit fre
roast asar asad
mix mezcl bat
peel pel
bonus aguinald bonificación paga
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
lawsuit demanda juicio
rights derechos
vote vot
politician polític político
minister ministr
king rey
queen reina
prince príncip
flag bander
hero héroe
explosion explosión explosi
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
sunset atardec anochec atardecer amanecer
hurry prisa
delay demor
schedule horari calendario
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
burn quemadur escald arde ardió
freeze helar
melt derret
stir remov remuev
pour vert echar
turn gir
press apret
knock golpe
shout grit grita
whisper susurr
praise elogi alab
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
record grab marca
post publiqu public
shine brill
sunscreen protector protectorsolar
bikini bikini
swimsuit bañador
dive buce bucear
surf surf
row rem
hunt cazar
shoot dispar
hit peg golpeó choqu
kick patad
catch atrap
stretch estir
prize premi
contest concurs
applause aplaus
stage escenari actuación
rehearsal ensay
melody melodí
sculpture escultur
clay barro cerámic
craft manualidad manualidades papiroflexi
rake rastrill
prune pod poda
bloom floreci
barn granero
tractor tractor
owl búho
stork cigüeñ
swan cisne
shark tiburón
whale ballen
dolphin delfín
snail caracol babos
cottage casita
cabin cabaña cabañ refugi
reservation reserv
puncture pinch pinchazo pinchaz
tow grúa remolc
lane carril
signal semáfor
crossing cruce
exit salidas
entrance portería
pedestrian peaton
sidewalk acera
speed velocidad
hall pasill recibid
chimney chimene deshollinador
mailbox buzón buzones
wardrobe roper guardarrop
vase florero jarrón
frame marco
fan ventilador
flashlight lintern linterna
lighter mechero
sponge esponj trapo
detergent detergent lavavajillas
bleach lejía
stain mancha manch
dust polvo polv
recycle recicl
apron delantal
zipper cremaller cremallera
pocket bolsill
sleeve manga
pajamas pijama
underwear calzoncill braga ropainterior bragas
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
midwife comadron matron partera
nursing residenci geriátric cuidados lactanci mamar
dementia demenci demencia
alzheimer alzheimer
arthritis artritis artrosis
fatigue fatig
diarrhea diarrea diarre
nausea mareos
dose dosis
thermometer termómetr
psychologist psicólog
specialist especialist
waiting espera saladeespera
braces ortodonci brackets
filling empaste empast
gum encía
butcher carnicer
kiosk quiosco quiosc estanc
bakery pasteler panaderí pastelerí
handle asa mango manill picaporte
bolt cerrojo
hallway corredor recibidor
fee cuota tasa tarif
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
thigh musl
toe del
bladder vejig
thyroid tiroid tiroides
hormone hormon
inflammation inflam inflamación
wound herida corte rasguñ
bruise moratón moretón cardenal
bandage vendaj tirit esparadrap
syringe inyección jeringuill
awake desvelad
pediatrician pediatr
gynecologist ginecólog
dermatologist dermatólog
ophthalmologist oftalmólog oculist
orthopedic traumatólog
psychiatrist psiquiatr
analysis analític
mole lunar lunares
wheelchair sill ruedas
hearing audífon sord
lens lentill
exercise ejercici estiramient gimnasi
hygiene higien
grandparents abuelos
elderly jubilad
couple pareja
marry cas casar casamos casaron
congratulate felicit enhorabuen felicitó
toilet váter retrete inodor
gate verja portón puertadeembarque
shed cobertiz caseta cobert
wallpaper papelpint
valve válvul paso
bathtub bañera
boiler calentador
fuse fusibl plom
meter contador
insulation aislamient
damp humedad
dirt suciedad porquerí
cleaner limpiador asistent
rubbish basur desperdici residu
fridge neverz
mixer batidor
dishes vajill
sharpen afil
sharp afilad
code código combinación pin
burglary atrac allan
transport transport
debt deud debo
interest interés intereses
payment pago plaz
cash metálic
purse bols
cost costó cobran cobró valí
receipt ticket
accountant gestor contable asesor
shop tiend comerci
dent aboll
bumper parachoques
windshield parabrisas
ship buque
trip escapad viajedenegocios
manager gerent direc
position cargo vacante
intern becari prácticas
apprenticeship aprendiz
retire jubilación jubiló
factory fábric
certificate diploma certificad
course cursill
math matemátic
climbing escalad
riding equitación mont caballo
competition competición torne campeonat
game partid
choir coral
conductor directora directorde
film películ
treasure tesor
veterinarian veterinari
leash correa
mow cortacésped seg
hedge seto
machine máquin
saw serrar
ladder escalera
barrel bidón barril tonel
cabbage col repollo
tea infusión manzanill tila
wine vino vinotinto cava
ginger jengibr
recipe receta
meal comid
menu menú
disappointed decepcion
allergic alérgico
button botón botones
tailor sastr modist
evening anochecer
quarrel discusión bronc disput discutimos pelearon
authority trámit
notary notari
priest cura párroc
member miembr
remove quit extirp retir
extract sac
walk pase paseo pasear
result resultad
mistake fall
bridge puent
center centro
playground parqueinfantil arener arenal
variety varied variedad
season temporad
tutor tutor particular
latin latín
tombstone lápid marmolist
gravestone sepultur
detector detector sensor
apprentice formar
profession ofici profesión profesiones
mayonnaise mayones
ketchup ketchup
cramp calambr
watercolor acuarel
paints pinturas óle
image imag imágen
disk pendriv memori usb disco
rye centeno
railway ferrocarril vía
carriage vagón vagones
router módem
installment plazos cuotas
owe debe adeud deben debía
lend presté prestó prestaron deja dejó
removal recogid retirad deshac
downstairs bajo abajo
upstairs arriba
compress paño compres
separate separad aparte
heel talón
chin barbill mentón
cheek mejill
eyebrow ceja pestañ
forehead frente
belly panz
spine columna hernia
nerve nervi
vein vena varic
cholesterol colesterol
pulse pulso latid
anesthesia anestesi
stitches puntos sutur
acne acné
lice piojo
pharmacist farmacéutic
syrup jarabe
painkiller analgésic ibuprofeno paracetamol
tissue pañuelo
crib cuna
stepmother madrastr
honeymoon lunademiel
reunion reencuentr
greeting recuerdos
decoration decoración adorno
porch porche
hinge bisagr
bell timbre campan
mat felpud estera
hanger percha
mop mopa
scale báscul balanz
timer temporizador
extension alargador regleta
remote mando
scam estaf timo
queue fila
closed cerrad
opening apertura horario
register inscrib matrícul
cashier cajer
coupon vale cupón
allowance ayuda subvención subsidi
scholarship beca
inherit heredó
secondhand segundamano usad
bargain ganga chollo
jeans tejanos
tie corbata
sunglasses gafasdesol
sneakers deportivas
shoemaker zapater
jeweler joyer
antique antigüedad
model maqueta modelo
comic cómic tebeo
uniform uniforme
essay redacción
spelling ortografí dictad vocabulari
physics físic
chemistry químic
biology biologí
geography geografí
experiment experiment
graduate gradu bachiller
repeat repet repit
punish castig
bully acoso abus
stubborn terc tozud
polite educad
homesick añoranz
golf golf
sled trineo
amusement parquedeatracciones
circus circo
magic magia mago
board juegodemesa
cello chelo violonchelo
ballet ballet
pottery alfarer
calligraphy caligrafí
flowers rosas
rose rosal
orchid orquíde
pond estanque estanqu
well pozo
lantern farol
fireplace chimenea leña
moth polill
boar jabalí
crow cuervo
goose ganso
reconcile reconcili paces
apologize disculpó
advise aconsej recomend
describe describ
compare compar
recommend recomendación
arrange concert
confirm confirm
calculate calcul
weigh pes
lift alz
drop dejarcaer
slice rodaja lonch
steam vapor
grind mol
pickle encurtid pepinill
bacon beicon panceta
steak filet bistec
curry curry
sushi sushi
hamburger hamburgues
fries patatasfritas
dumplings empanad albóndig
porridge papill gachas
yeast levadur
raisin pasas
coconut coco
blueberry arándan
apricot albaricoqu
fig higo
chestnut castañ
beet remolach
celery apio puerro
tofu tofu
seaweed alga
crab cangrej
trout trucha
herring arenque
lemonade limonad
cocoa cacao
whiskey whisky ron
drunk borrach
hangover resac
drugstore drogueria
hardware ferreterí
florist florister
mall centrocomercial
bathhouse balneari
salon estétic
barber barberí
toll peaje
tunnel túnel
breakdown avería tirad
charging cargaeléctrica
rental cochedealquiler
commute desplaz cochecompartido
sleeping saco ronquid ronquido
compass brújul
souvenir recuerdo souvenir
cathedral catedral
monument monument
cave cueva
tide marea
cruise crucero
passenger pasajer
crew tripulación
pilot piloto
boarding embarque
timetable horarios
refuge alberg
hail graniz
rainbow arcoíris
frost helada
forecast pronóstic
celsius grado
janitor conserj porter
caretaker cuidador
stairwell rellano
cellar bodega
property terreno
residence empadron
immigration inmigr
translator traductor intérprete
will testamento
retirement residencia asilo
disabled discapacitad
survey encuest
resign dimit renunci
badge insigni acreditación
stadium estadi
coach entrenador
lifeguard socorrist
prayer oración
angel ángel
podcast podcast
author escritor
quote frase
bluetooth bluetooth
scan escan
copy fotocopi
parcel mensajer repartidor
signature firmó
envelope sobre
ribbon lazo cinta
fortune fortun
cart carretill
pickles adob marin
vegetable rábano
astrology horóscopo signo
attempt intento
cause provoc
annoy molest fastidi
disturb moles
blackout apagón
stuck atranc
drain desagüe
rust óxid
crack grieta raj
hole agujer hueco
loose suelt flojo
tight apretad
sticky pegajos
noisy chirri
spark chispa cortocircuito
shock calambrazo susto
vomiting arcad
migraine jaqueca
donor donante
transplant trasplante
chemotherapy quimioterapia
sick baja
sting picadur picó
vision graduación vista
height estatur altura mide
blond rubi
bald calv
pierce piercing
chip microchip
sterilization castr esteril
breed raza criador
kennel residenciacanina perrera
litter arenero
hatch pollit polluel
beehive colmena
trim recort
pick recogimos
preserve conserva
kite cometa
camp campament
scout scout
absence ausenci falt
detention castigado
break recreo rompieron
tuition matrícula
dormitory residenciadeestudiantes
thesis tesis tfg
professor catedrátic
builder obrero
architect arquitect
journalist periodist
chef cociner
postman cartero
seller vendedor dependient
secretary secretari
guard vigilant
writer escritora
painter pintora
do hago hice hecho hacen
want quiero quiso
rise subió subieron sube
lower bajar
fix arregló arreglan
hurt lastim
born nacido
save salvó
join incorporado unió
learn aprendió
teach enseña imparte clases
wear llevapuesto
`;
