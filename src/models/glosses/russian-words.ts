/**
 * Everyday Russian by the English word that means about the same, one meaning a line: first the English word, then Russian ones
 * without their endings. What is derived otherwise than by an ending stands by itself.
 */
export const russianWords = `
doctor врач доктор медик терапевт
dentist стоматолог зубн дантист
hospital больниц госпитал
clinic поликлиник клиник медпункт
nurse медсестр санитар
surgeon хирург
surgery операци
pharmacy аптек
medicine лекарств препарат медикамент микстур
pill таблетк пилюл капсул
antibiotic антибиотик
vitamin витамин
prescription рецепт
prescribe пропис выпис
vaccine прививк вакцин привит
ill боле заболе болезн больн болен хвор недуг
flu грипп ангин простуд простудил орви
fever температур жар лихорадк
cough кашл кашля
headache мигрен
pain бол болит болят боль
allergy аллерги аллергич
diabetes диабет
pressure давлени
injury травм ушиб перелом подверн вывих растян ранен рана
heal выздоров вылеч лечи лечени поправил
health здоров здоровь самочувстви
heart сердц сердечн
tooth зуб зубы
eye глаз глаза зрени
glasses очки очк
ear ухо уши
head голов
hair волос
hand рук ладон
finger палец пальц
leg ног нога хром
back спин
stomach живот желудок желудк
skin кож
blood кров
mother мам мамочк мать матер мамин
father пап отец отц папин
parents родител
son сын сынок сыноч сынов
daughter доч дочк дочер дочеч
child ребенок ребенк дет детск
baby малыш младенец младенц грудничк малышк малютк
kid мальчик девочк пацан
brother брат братик
sister сестр сестрён сестрич сестер
grandmother бабушк бабул бабушкин
grandfather дедушк дед дедул дедушкин
grandson внук внучк внуч
uncle дяд дядин
aunt тет теть тетк
nephew племянник
niece племянниц
cousin кузен кузин двоюродн
husband муж супруг
wife жен жена женой супруга
wedding свадьб свадеб бракосочета
marry женил замуж жени обвенча
divorce развод развел
family семейн семья семьи семью семей семье семьей
relatives родн родственник
friend друг друз дружок приятел товарищ
girlfriend подруг подружк подруж
neighbor сосед соседк соседн
guest гост
boss начальник шеф босс руководител директор начальниц
colleague коллег сослуживец сослуживц сотрудник
teacher учител учительниц преподавател педагог воспитател
student студент ученик школьник учащ
lawyer юрист адвокат
plumber сантехник водопроводчик
electrician электрик
repairman мастер ремонтник
driver водител шофер
waiter официант
baker пекар
hairdresser парикмахер стрижк
cook повар
engineer инженер
programmer программист разработчик
accountant бухгалтер
owner хозя хозяин хозяйк владелец владел
woman женщин
man мужчин
person человек люд людей
boy парень парн юнош
girl девушк
name зовут назва имя имен прозвищ кличк клич именова называ
birthday юбиле именин деньрожд
born род родил рожд рожден
age возраст
anniversary годовщин
funeral похорон
die умер умира смерт скончал
live жив живе прожива обита живут жил жила
move перееха переезд перебра перебир пересел перебрал
house дом домик домашн коттедж
cottage дач дачн
apartment квартир жиль жилищ
rent аренд арендов снима сдае сдава съемн
mortgage ипотек
landlord арендодател квартирохозя
room комнат
kitchen кухн кухон кухонн
bathroom ванн душев
bedroom спальн
garage гараж
basement подвал погреб
balcony балкон лоджи
attic чердак антресол
garden сад садов огород грядк
yard двор
floor этаж
wall стен
roof крыш
door двер дверц
window окн окон окош
stairs лестниц
elevator лифт
furniture мебел
table стол столик
chair стул кресл табурет
bed кроват постел
sofa диван
wardrobe шкаф гардероб комод
shelf полк полоч
drawer ящик
box короб коробк ящич
bag сумк рюкзак пакет чемодан
folder папк
key ключ ключик
lock замок замк
lamp ламп лампоч светильник люстр фар
mirror зеркал
carpet ковер ковр
fridge холодильник морозил
oven духовк плит печь
kettle чайник
dishwasher посудомо
washing стирал стиральн стирк
vacuum пылесос
iron утюг глади
cleaning уборк убира убра прибра
dishes посуд тарелк
pan сковород кастрюл
knife нож
spoon ложк вилк
cup чашк кружк стакан
repair ремонт почин чини починк исправ отремонтир
broken сломал слома разби разбил полом испорт неисправ поломк
leak теч протек протеч протека
pipe труб
water вод полив поли полива
tap кран
heating отоплен батаре обогре
electricity электричеств свет электроэнерги
gas газ
paint краск покрас перекрас краси
color цвет окрас оттенок расцветк
build стро постро строительств
tool инструмент молоток отвертк дрель
buy купи куп купл покуп покупа покупк приобр закуп
sell прода продаж
shop магазин лав супермаркет рынок рынк
market базар ярмарк ярмароч
price цен стоимост
cost стоит стоил сто обошл обойд
pay плат заплат оплат оплач выплач выплат уплат
money деньг денег денежн средств
salary зарплат оклад получк жаловань заработ
bank банк
account счет аккаунт
credit кредит
loan долг заем одолж
debt задолж
tax налог
bill квитанци коммунал коммуналк счетчик
insurance страхов страховк полис
expensive дорогой недешев дорогая дорогое дорогие дороже
cheap дешев недорог
discount скидк распродаж
ruble рубл
save эконом сбереж накоп копи сберега
spend трат потрат расход истрат
gift подар подарок подарк дари
receipt чек
contract договор контракт
document документ бумаг справк
passport паспорт загранпаспорт
visa виз
license прав водительск
signature подпис
lease найм
job работ работа должност ваканси трудоустро
work труд труди служб
office офис контор кабинет
company фирм компани предприяти организаци
factory завод фабрик
profession професси специальност ремесл
career карьер
quit уволил уволи увол уволь
hire нанял устрои
business бизнес
project проект
meeting встреч совещани собрани планерк созвон
deadline срок дедлайн
report отчет доклад
vacation отпуск каникул отдых отдохн отдыха
holiday праздник праздн праздничн
weekend выходн
retire пенси пенсионер
interview собеседовани
school школ школьн лице гимнази
kindergarten детсад садик ясл
university университет институт вуз
course курс заняти занима
lesson урок
homework домашк задани
exam экзамен контрольн зачет
grade оценк отметк балл пятерк двойк тройк четверк
mathematics математик алгебр геометри
physics физик
chemistry хими
biology биологи
history истори
literature литератур
language язык
english английск
learn учи учится учил изуч обуч учеб осваив осво
read чита прочита прочел чтени
write писа напис запис запиш пиш
book книг книж
novel роман повест
poem стих стихотворени
library библиотек
newspaper газет журнал
pen ручк карандаш
paper лист
car машин автомобил авто тачк
truck грузовик
bus автобус маршрутк
tram трамва троллейбус
transport транспорт
train поезд электричк
station вокзал станци
metro метро
plane самолет авиа
flight рейс полет вылет лети перелет летим летят
airport аэропорт
ticket билет
bicycle велосипед велик велопрогул
motorcycle мотоцикл
boat лодк корабл катер яхт
taxi такси
road шосс трасс дорога дороги дорогу дороге
street улиц проспект переулок
bridge мост
parking парковк стоянк
gasoline бензин заправк заправ
tire шин колес покрышк
gearbox передач
brake тормоз
accident авари дтп
depart отправ отправл отход отъезд уезж уеха отбы уезжа
arrive прибы прибыт приеха приезж приезд приход прид
travel путешеств поездк поех езди отправил съезди
go ход ходи идти пош пошл пойд схо сход
walk гуля прогул прогулк
run бега бег пробежк бегом
swim плава плавани плы бассейн
ride ката
luggage багаж
hotel гостиниц отел хостел
beach пляж
sea мор морск
ocean океан
lake озер
river рек речк
mountain гор горн
forest лес рощ
island остров
city город городск
village деревн сел поселок поселк
country стран государств
capital столиц
germany германи немец берлин
france франци париж
italy итали рим
spain испани
england англи лондон
america америк сша
russia росси
moscow москв
turkey турци стамбул
china кита
japan япони
map карт
address адрес
north север
east восток
west запад
weather погод
rain дожд ливень ливн
snow снег снегопад
wind ветер ветр
storm гроз бур ураган
sun солнц солнечн
hot жарк горяч
cold холод холодн мороз
warm тепл
winter зим зимн
spring весн
summer летн лето лета лету летом
autumn осен
january январ
february феврал
march март
april апрел
may май мая мае
june июн
july июл
august август
september сентябр
october октябр
november ноябр
december декабр
monday понедельник
tuesday вторник
wednesday сред среду
thursday четверг
friday пятниц
saturday суббот
sunday воскресень
day день дня дни дней
week недел
month месяц
year год годы ежегод годов
hour час
minute минут
morning утр утрен
evening вечер вечерн
night ноч ночн
noon полдень
yesterday вчера
tomorrow завтра
today сегодня
time врем времен
early ран ранн просроч
late поздн опозд опазд опоздан опаздыва
begin нач начал начин старт начн
finish конч законч заверш оконч
stop переста прекрат прекращ остановк
wait жда подожд ожида
eat ест куша съе съел поел пита
food еда еды еду пищ продукт питани
breakfast завтрак
lunch обед обеден
dinner ужин
cooking готов готовк вари свари приготов
bake пеку пече печ испе запе пекл
bread хлеб батон булк булоч
cake торт пирожн кекс
pie пирог пирож
soup суп борщ солянк
porridge каш овсянк
meat мяс мясн
beef говядин
pork свинин
chicken куриц курин
fish рыб рыбн
fishing рыбал рыбач рыбалк
egg яйц яиц
milk молок молочн
cheese сыр
butter масл
yogurt йогурт кефир творог творож
sugar сахар
salt сол соль соле
sweets конфет сладк сладост
chocolate шоколад
honey мед медов
jam варень
ice морожен лед льд ледян каток катк
fruit фрукт
apple яблок яблоч
pear груш
banana банан
orange апельсин
lemon лимон
berry ягод клубник малин смородин черник
strawberry земляник
cherry вишн черешн
grape виноград
vegetable овощ
potato картош картофел
tomato помидор томат
cucumber огурец огурц
carrot морков
cabbage капуст
onion лук
garlic чеснок
beet свекл
mushroom гриб
nut орех арахис фундук миндал
pasta макарон спагетти паст
rice рис
salad салат
sausage колбас сосиск
sandwich бутерброд
spice специ припра
vegetarian вегетариан веган вегетарианец
diet диет
coffee коф кофе
tea чай чая чаю
juice сок
beer пив
wine вин
vodka водк
drink пить пью пьет пил пила напит напиток выпи пьем пьют
thirsty жажд
hungry голод голодн
cafe каф кафе
restaurant ресторан
delicious вкусн
cat кот кошк котик кошеч котен котенок
kitten котят
dog собак пес пса щен щенок щенк собач
puppy щенят
bird птиц попуга канарейк
horse лошад конь кон
cow коров
rabbit кролик
hamster хомяк
turtle черепах
animal животн звер питом питомец питомц зверьк
veterinarian ветеринар ветклиник
shelter приют
leash поводок
feed корм кормл накорм покорм
flower цветок цветы букет роз тюльпан
plant раст растени посад посади саженц фикус сажа
tree дерев
christmas елк рождеств
grass трав газон
seed семен
hobby хобби увлеч увлек увлечени
sport спорт спортивн тренировк тренажер
football футбол
hockey хоккей
tennis теннис
chess шахмат
ski лыж
skate коньк
yoga йог
gym спортзал фитнес
dance танц танец
music музык
song песн
sing пела петь поет поют спел
guitar гитар
piano пианин рояль
violin скрипк
concert концерт
theater театр спектакл пьес постановк
film фильм кино кинотеатр сериал
watch смотр посмотр глядел часы часик
television телевизор
museum музе
exhibition выставк
painting картин живопис рисун
draw рисова нарис рису
photo фото фотограф фотоаппарат снимок снимк
game игр играл игра
toy игрушк кукл
knit вяз вяза связа
sew шить сши шьет сшила сшил
embroidery вышив
camping поход палатк
clothes одежд наряд вещ
shirt рубаш футболк блузк
trousers брюк штан джинс
dress плать юбк одел
coat пальто куртк шуб
sweater свитер кофт
hat шапк шляп кепк
gloves перчат вареж
scarf шарф
shoes обув туфл ботин кроссовк
boots сапог сапож валенк
umbrella зонт зонтик
ring кольц перстень
earrings серьг сереж украшени
wallet кошелек кошельк бумажник портмоне
size размер
wear нос одева надев
phone телефон мобильн мобильник смартфон трубк айфон телефонн
call звон позвон звонок перезвон
message сообщени смс
letter письм
mail почт посылк
computer компьютер ноутбук комп
screen экран монитор дисплей
printer принтер
internet интернет вайф сеть роутер
password парол
program программ приложени
website сайт
email емейл
file файл
backup резервн
charge заряд зарядк
camera камер
news новост
police полици
fire пожар
thief вор кража украл
lost потер утер утрат пропа
find найти нашел нашл найден найд обнаруж
forget забы забыв
remember помн вспомн запомн
hide прят спрят
put полож клад лож класть вложи расположен находит нахожд
take взя брать беру возьм
give дат дал дала давал дают дает отда отдал
bring прине принос привез привоз
send посла посыл высла
receive получ
open откры открыв
close закры закрыв
turn включ выключ
throw выброс броса выбрасыва выкину
carry нес несет нёс
cut реж рез отрез
wash помы мыть умы моет мыл мыла мыли умыва помыл
sleep спа спал сон спит спим спать
wake просып просну будильник встает вста
dream мечт мечта сни
sit сид
stand стоя
rest передышк
help помо помог помощ
care ухажива уход забот присматрив
ask спрос спраш проси попрос
answer отве ответ
say сказ говор говорил
tell рассказ рассказыва сообщ
talk разговор болта беседа
advise сове совет рекоменд посовет
promise обещ
agree соглас договори договорил
allow разреш позвол можн
forbid запре запрет нельз
complain жал жалоб жалова
argue ссор спор поругал
apologize извин прост прощени
thank спасиб благодар
invite пригла приглас
visit навест навещ посе посещ
meet встрет встреча познаком
love люб любл любим обож влюб любовь
like нрав понрав
prefer предпочит предпоч
hate ненави терпе
want хот хоч хочет хочу хочется хотел хотят
need нуж понадоб треб
afraid боит боял боюс пуга страх испуг страш боя
angry сердит злит злой
sad груст печал
happy рад счаст
cry плак плач плака
laugh сме смех смея смеял смеш
tired уста устал
worry волн беспоко пережив тревог
surprise удив сюрприз
proud горд
interesting интерес
beautiful красив
new нов
old стар старин
young молод
big больш
small мал маленьк
good хорош
bad плох
weigh вес весит весил килограмм
height рост
length длин
number номер цифр номерок
quiet тих тишин
loud громк шум гуд
red красн
blue син голуб
green зелен
yellow желт
white бел
black черн
gray сер
brown коричнев
pink розов
smoking кур курить сигарет
habit привыч
rule правил
plan план
idea идея идеи
problem проблем неполад
reason причин
cause из-за
change мен поменя смен замен
happen случ случил произо происход происшеств
event событи
party вечеринк праздновани отмеч
church церк храм
religion религи вер
pray молит
god бог
army арми воен
war войн
law закон
court суд
government правительств
vote голос выбор
scientist учен
science наук
space космос космич
detective детектив сыщик
iceland исланди
bee пчел пчелы пасек пасеч улей уль
mother-in-law свекров свекр свекор тещ тесть тестя зять зятя невестк сноха
stepfather отчим мачех
twins близнец близняш двойняш
widow вдов
bride невест
groom жених
godmother крестн
orphan сирот
elderly пожил старик старушк преклонн престарел
teenager подрост
adult взросл
citizen граждан
foreigner иностран
tourist турист
passenger пассажир
customer клиент покупател заказчик
seller продавец продавщиц
cashier касс кассир
manager менеджер управляющ
secretary секретар
worker рабоч работник
builder строител прораб
carpenter столяр плотник
tailor портн портниха ателье
shoemaker сапожник
jeweler часовщик
mechanic механик автосервис автомастерск сервис
gardener садовник
farmer фермер
guard охран охранник сторож
concierge консьерж вахтер
postman почтальон курьер
cleaner уборщиц
nanny нян нянь сиделк
coach тренер
athlete спортсмен
artist художник
musician музыкант
singer певец певиц
actor актер актрис
writer писател
poet поэт
journalist журналист
soldier солдат воевал фронт
officer офицер
medal медал орден наград
judge судья
notary нотариус
psychologist психолог психотерапевт
pediatrician педиатр
cardiologist кардиолог
ophthalmologist окулист офтальмолог
gynecologist гинеколог
massage массаж массажист
ambulance скор
diagnosis диагноз
analysis анализ
examination обследован осмотр
ward палат
injection укол инъекц
lotion мазь
bandage бинт повяз гипс
thermometer градусник термометр
rash сыпь сыпи
itching чеш зуд
insomnia бессонниц
pregnancy беременн
birth роды родах роддом
cancer опухол
infection инфекц вирус
asthma астм
cholesterol холестерин
bone кост
knee колен
shoulder плеч
neck шея шеи
wrist запяст
foot ступн стоп
throat горл
lung легк
kidney почк
liver печен
brain мозг
muscle мышц
dairy лактоз
gluten глютен
protein белок белк
dough тест тесто
flour мук мука
cream сметан сливк
oil оливков подсолнечн маслом
vinegar уксус
mustard горчиц
pepper перец перц
ginger имбир
cinnamon кориц
vanilla ванил
pancake блин блинчик олад
dumplings пельмен вареник
barbecue котлет
grill шашлык
cookie печень печенье пряник
candy леденец
nuts кешью
watermelon арбуз
melon дын
peach персик
apricot абрикос
plum слив
raspberry малинов
pumpkin тыкв
zucchini кабачок кабачк
eggplant баклажан
corn кукуруз
beans фасол горох боб
lentils чечевиц
buckwheat греч гречк
oats овес овсян
tuna тунец
salmon лосос семг
herring сельд селедк
shrimp кревет
lemonade компот морс лимонад
cocoa какао
whiskey виски
champagne шампанск
bottle бутыл
glass бокал рюмк
jar банка банку банке
plate тарел блюдц
pot горшок горшк
napkin салфет
linen скатерт
towel полотенц
soap мыло шампун
toothbrush щетк
perfume духи парфюм
cosmetics косметик крем
razor бритв
blanket одеял плед
pillow подуш
sheet простын бель
curtain штор занавес
wallpaper обои обоев
tile плитк кафел
ceiling потол
socket розет
switch выключател
bulb лампочк
wire провод кабел
battery аккумулятор батарейк
sink раковин
toilet туалет унитаз
shower душ
boiler бойлер котел водонагревател
fan вентилятор кондиционер
stove печк камин
microwave микроволнов
toaster тостер
blender блендер миксер
dryer сушил сушк фен
clock часах
nail гвозд шуруп
hammer молот
ladder стремянк
glue клей клея
bucket ведр
broom веник швабр
shovel лопат
hose шланг
fence забор ограда
gate калит ворот
bench скамей лавочк
porch веранд террас
greenhouse теплиц парник
seedlings рассад саженец
fertilizer удобрен
weed сорняк
harvest урожа собра
bush куст
leaf листь
root корень корн
poplar топол
birch берез
oak дуб
pine сосн
fir ель пихт
maple клен
orchid орхиде
cactus кактус
pond пруд
stream руче
waterfall водопад
coast берег побереж
desert пустын
cave пещер
hill холм
valley долин
sky неб
moon луна луны
star звезд
cloud облак туч облачн
fog туман
frost замороз
hail град
thunder гром
rainbow радуг
flood потоп наводнен залил затоп залив
earthquake землетряс
heat зной
temperature градус
bear медвед
wolf волк волч
fox лис лисиц
hare заяц зайц
hedgehog ежик
squirrel белочк
mouse мыш мышк
rat крыс
goat коз
sheep овц
pig свин
goose гус
duck утк
parrot попугай
crow ворон
snake зме
frog лягуш
spider паук
mosquito комар
fly муха мухи
ant мурав
butterfly бабоч
aquarium аквариум
cage клетк
tail хвост
paw лап
fur шерст
claw когт
escaped сбежал убежал удрал
bite укус кусает
bark лая лает
breed пород
tournament турнир соревнован чемпионат первенств
competition конкурс
win победи выигр побед
lose проигр теря
team команд сборн
match матч спичк
goal гол
ball мяч
skiing лыжн горнолыжн
judo дзюдо карате
boxing бокс
wrestling борьб
gymnastics гимнаст
athletics атлет
marathon марафон
training тренир занят
stadium стадион
subscription абонемент подписк
puzzle головоломк пазл
cards карты
collection коллекц
stamp марк
coin монет
instrument инструменталь
drum барабан
flute флейт
choir хор
orchestra оркестр
opera опер
ballet балет
festival фестивал
comedy комеди
cartoon мультфильм мультик
fairy сказк сказоч
author автор
chapter глава главу
diary дневник
notebook тетрад блокнот
page страниц
dictionary словар
translation перевод
speech речь
french французск
german немецк
spanish испанск
italian итальянск
chinese китайск
japanese японск
grammar граммат
essay сочинен
diploma диплом
scholarship стипенди
lecture лекци
seminar семинар
faculty факультет
class класс
desk парт
backpack ранец портфел
certificate сертификат свидетельств
application заявлен заявк
declaration деклараци налогов
form анкет бланк
archive архив
invoice накладн
fine штраф
penalty пен неустойк
compensation компенс возмещ возмест ущерб
subsidy субсиди пособи льгот
pension пенсион
inheritance наследств
budget бюджет
sum сумм
percent процент
deposit вклад депозит откладыва отлож
transfer перечисл перевест
cash наличн
card карточк
purchase покупочк
delivery доставк достав
order заказ закаж
package бандерол
return верн возврат возвраща сдал вернул возврати
exchange обмен
warranty гаранти
quality качеств
customs таможн
border границ рубеж заграниц загран
abroad зарубеж
embassy посольств консульств
trip командировк экскурси
guide гид экскурсовод
reservation брон заброниров
seat мест сиден
wagon вагон
platform платформ перрон
departure отправлен
delay задержк
crossing переход перекрест
traffic пробк
speed скорост
engine двигател мотор
wheel руль рул
bumper бампер
windshield стекл
mileage пробег
inspection техосмотр
scooter самокат скутер
subway метрополитен
helicopter вертолет
rocket ракет
port порт
anchor якор
captain капитан
crew экипаж
contact контакт
conversation переговор
video видео ролик
picture изображен
site страничк
code код пин
keyboard клавиатур
tablet планшет
headphones наушник
speaker колонк
radio радио
remote пульт
antenna антенн
signal сигнал
update обновл обнов
error ошибк
virus вредонос
data данн
server сервер
robot робот
alarm сигнализац тревож
lightning молни
smoke дым
ash зол пепел
candle свеч
lighter зажигалк
explosion взрыв
rescue спас спасател
danger опасн
safety безопасн
damage повре поврежд
crack трещин треснул
hole дыр отверсти
stain пятн
dust пыль пыли
dirt гряз
rubbish мусор помойк
smell запах пах
noise шумн
silence молча
taste вкус
shape форм
round кругл
square квадрат площад
sharp остр
soft мягк
hard тверд жестк
heavy тяжел
thick толст
thin тонк худ
wide широк
narrow узк
high высок
low низк
deep глубок
empty пуст
full полн
clean чист
wet мокр влажн
dry сух
fresh свеж
rotten гнил протух
sweet слад
bitter горьк
sour кисл
salty солен
spicy пряный остренк
strong сильн крепк
weak слаб
fast быстр
slow медлен
difficult сложн трудн
important важн
necessary необходим обязательн
possible возможн
strange странн
funny забавн смешн
clever умн
stupid глуп
kind добр
evil злоб
honest честн
lazy ленив
brave смел храбр
shy стесн застенч
polite вежлив
rude груб хам
jealous ревн
lonely одинок
rich богат
poor бедн
free свободн бесплатн
alive живой
dead мертв погиб
famous известн знаменит
secret секрет тайн
truth правд
lie вра обман ложь лежит лежат лежал
joke шутк шути анекдот
quarrel поссор ругал руга поруга сканда
reconcile помири примир
fight дра
hit удар бить
hurt обид обиж
forgive прощ
annoy раздраж бес бесит надоед
hope надежд наде
believe вери поверил
doubt сомнева
decide реши решен
choose выбра выбир
try пыта пробов попробов стара
practice упражн репетиц
prepare подготов собира
continue продолж
repeat повтор
check провер проверк
count счита посчита
measure измер мер
compare сравн
explain объясн
understand понима понял
know зна узна
think дума подума
guess догада угада
imagine представ
notice замет замеч
look гляд взгляд
see вид увид
hear слыш услыш
listen слуша
touch трога тронь
feel чувств ощущ
smile улыб улыбк
kiss целов поцелу
hug обня обним
shout крич крик
whisper шепт
climb лез залез
fall упа пада
jump прыг
push толк
pull тян
lift подня подним
hang вис повес
drop урони
pour лить налил налива
mix меша
boil кип вскип
fry жарен поджар
melt тая раста
burn сгор обж
dig копа вскопа
grow вырас выращ
pick рва сорва
hunt охот
catch лов пойма ловл
shoot стрел
steal кра краж похи
hurry спеш тороп
stay оста остан
leave оставл покин уше
enter вош вход
exit выш выход
follow след
lead вед
drive водить вожде вожу
park парков парк сквер
cross пересе
search иск поиск разыск искал ищу ищет
found отыск нашлась нашелся
keep хран сохран держ
store склад кладов
collect коллекцион
share подел
borrow занял одалж
lend взаймы
own принадлеж собствен сво
use пользов использ
replace замени менят
fix налад поправ
install установ поставил
remove убрал снял сня удал
cancel отмен
postpone перенес отсроч
celebrate праздну отмети
congratulate поздрав
photograph сфотограф
shave бри побри
comb расчес причес
tanning загора
relax расслаб
meditate медит
volunteer волонтер
donate пожертв
support поддерж
protect защит
warn предупре
threaten угрож
punish наказ
praise хвал похвал
criticize критик
blame винов вина
serve обслуж
teach учу научи препода обуча
graduate выпуск
fail провал
pass сдача сда
sign подписа
register регистр зарегистр
describe описа
invent изобр придума
create созда
produce производ
design дизайн
print печат распечат
publish опублик
other другой другая другую другие других другое другими другого
one один одна одну одно одного одной
two два две двух двое двумя второй вторая вторую второго второе
three три трех трое тремя третий третья третью третьего третье
four четыре четырех четверо четверт
five пять пяти пятеро пятый пятая пятую пятого пятое
six шесть шести шестой шестая шестого шестое
seven семь семи седьмой седьмая седьмого седьмое
eight восемь восьми восьмой восьмого восьмое
nine девять девяти девятый девятого девятое девятая
ten десять десяти десятый десятого десятое
twenty двадцат
thirty тридцат
forty сорок
hundred сот двести триста
thousand тысяч
half полтор половин пол
first перв
last последн
every кажд ежемесячн ежедневн еженедельн ежегодн
midnight полночь полуночи
spare запасн
deliver занес донес
miss пропуст пропуска
bakery пекарн булочн
drip капа
cabinet шкатулк
corridor коридор прихож
expire истек
former бывш
prohibited противопоказ
librarian библиотекар
grumble ворча
decorate украш украс наряж
where местонахожд
favourite обожа
near близк рядом ближ
far далек далеко
often част часто
rarely редк
always всегда
never никогда
nickname прозв
afternoon послеобед
childhood детств
youth молодост юност
life жизн
world мир
thing вещь вещи
group групп
line линия линии
side сторон
corner угол углу
center центр
hall зал
theatre театральн
hospitalized госпитализ
tears слез слезы
tattoo татуировк
beard бород усы
dentistry стоматологи
brace брекет
cavity кариес
crown коронк
filling пломб
`;
