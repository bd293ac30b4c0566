/**
 * Everyday Russian by the English word that means about the same, one meaning a line: first the English word, then Russian ones
 * without their endings. What is derived otherwise than by an ending stands by itself.
 */
export const russianWords = `
doctor врач доктор медик терапевт врачих
dentist стоматолог зубн дантист зубной
hospital больниц госпитал
clinic поликлиник клиник медпункт талон
nurse медсестр санитар медбрат медсестричк
surgeon хирург
surgery операци прооперир операцион
pharmacy аптек
medicine лекарств препарат медикамент микстур
pill таблетк пилюл капсул таблетки
antibiotic антибиотик
vitamin витамин витамины железо
prescription рецепт направлен
prescribe пропис выпис
vaccine прививк вакцин привит
ill боле заболе болезн больн болен хвор недуг
flu грипп ангин простуд простудил орви кишечн орз грипповать
fever температур жар лихорадк жаропонижающ
cough кашл кашля кашель
headache мигрен
pain бол болит болят боль болел боли ноет
allergy аллерги аллергич аллерг непереносим
diabetes диабет
pressure давлени гипертони тонометр
injury травм ушиб перелом подверн вывих растян ранен рана растяжен вывихнул
heal выздоров вылеч лечи лечени поправил
health здоров здоровь самочувстви
heart сердц сердечн инфаркт
tooth зуб зубы молочныйзуб
eye глаз глаза зрени
glasses очки очк оптик
ear ухо уши ушам
head голов
hair волос парик
hand рук ладон левш
finger палец пальц
leg ног нога хром
back спин поясниц
stomach живот желудок желудк запор изжог
skin кож
blood кров
mother мам мамочк мать матер мамин мамоч
father пап отец отц папин
parents родител родительск
son сын сынок сыноч сынов
daughter доч дочк дочер дочеч
child ребенок ребенк дет детск ребен детей ребят ребятишк
baby малыш младенец младенц грудничк малышк малютк младен груднич соск пустышк
kid мальчик девочк пацан
brother брат братик
sister сестр сестрён сестрич сестер
grandmother бабушк бабул бабушкин бабк
grandfather дедушк дед дедул дедушкин
grandson внук внучк внуч внучек
uncle дяд дядин
aunt тет теть тетк
nephew племянник
niece племянниц
cousin кузен кузин двоюродн
husband муж супруг
wife жен жена женой супруга
wedding свадьб свадеб бракосочета бракосочет загс венчан
marry женил замуж жени обвенча женит поженил женат обвенч
divorce развод развел расста
family семейн семья семьи семью семей семье семьей
relatives родн родственник родствен
friend друг друз дружок приятел товарищ
girlfriend подруг подружк подруж
neighbor сосед соседк соседн застеной
guest гост гостей
boss начальник шеф босс руководител директор начальниц руковод
colleague коллег сослуживец сослуживц сотрудник
teacher учител учительниц преподавател педагог воспитател воспитательниц
student студент ученик школьник учащ первоклас
lawyer юрист адвокат нотариальн
plumber сантехник водопроводчик слесарь
electrician электрик электромонтер
repairman мастер ремонтник
driver водител шофер водитель таксист
waiter официант
baker пекар пекарь
hairdresser парикмахер стрижк
cook повар вар варит
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
birthday юбиле именин деньрожд деньрождени рождения
born род родил рожд рожден рожа
age возраст
anniversary годовщин
funeral похорон поминк похоронноебюро
die умер умира смерт скончал умр
live жив живе прожива обита живут жил жила
move перееха переезд перебра перебир пересел перебрал переезж съезж въеха въезж
house дом домик домашн коттедж
cottage дач дачн дача
apartment квартир жиль жилищ
rent аренд арендов снима сдае сдава съемн съем квартплат
mortgage ипотек
landlord арендодател квартирохозя домовладел
room комнат
kitchen кухн кухон кухонн терк
bathroom ванн душев санузел санузл
bedroom спальн
garage гараж
basement подвал погреб
balcony балкон лоджи лодж лоджия
attic чердак антресол
garden сад садов огород грядк дачныйучасток гамак клумб
yard двор
floor этаж паркет линолеум ламинат
wall стен
roof крыш
door двер дверц домофон замочек
window окн окон окош подоконник стеклопакет
stairs лестниц ступен
elevator лифт лифтов
furniture мебел
table стол столик
chair стул кресл табурет
bed кроват постел
sofa диван
wardrobe шкаф гардероб комод
shelf полк полоч стеллаж
drawer ящик
box короб коробк ящич
bag сумк рюкзак пакет чемодан
folder папк
key ключ ключик
lock замок замк запер запир заперт
lamp ламп лампоч светильник люстр фар
mirror зеркал
carpet ковер ковр ков
fridge холодильник морозил
oven духовк плит печь
kettle чайник
dishwasher посудомо посудомоеч посудомойк
washing стирал стиральн стирк стиралк отжим отжима
vacuum пылесос
iron утюг глади глад
cleaning уборк убира убра прибра
dishes посуд тарелк
pan сковород кастрюл
knife нож
spoon ложк вилк
cup чашк кружк стакан
repair ремонт почин чини починк исправ отремонтир чин отремонт устран чинит чинил отчинил
broken сломал слома разби разбил полом испорт неисправ поломк слом износ испорч разбит
leak теч протек протеч протека тек подтек прорвал утечк
pipe труб
water вод полив поли полива поливать
tap кран
heating отоплен батаре обогре обогрев
electricity электричеств свет электроэнерги электрич ток
gas газ
paint краск покрас перекрас краси крас покрасил красит
color цвет окрас оттенок расцветк
build стро постро строительств построил
tool инструмент молоток отвертк дрель
buy купи куп купл покуп покупа покупк приобр закуп приобре
sell прода продаж торг
shop магазин лав супермаркет рынок рынк лавк
market базар ярмарк ярмароч
price цен стоимост стоим
cost стоит стоил сто обошл обойд обош обход
pay плат заплат оплат оплач выплач выплат уплат погаш погас рассчит внес
money деньг денег денежн средств рубли деньжат
salary зарплат оклад получк жаловань заработ прибавк почасов аванс
bank банк отделени
account счет аккаунт
credit кредит кредитк
loan долг заем одолж займ ссуд
debt задолж должник
tax налог ндфл
bill квитанци коммунал коммуналк счетчик квитанц счетзасвет
insurance страхов страховк полис застрах полисомс осаго каско
expensive дорогой недешев дорогая дорогое дорогие дороже дорог подорож
cheap дешев недорог
discount скидк распродаж
ruble рубл
save эконом сбереж накоп копи сберега коп сберег спасти
spend трат потрат расход истрат
gift подар подарок подарк дари дар
receipt чек
contract договор контракт трудовой
document документ бумаг справк
passport паспорт загранпаспорт паспортн
visa виз
license прав водительск права удостоверен
signature подпис подписал
lease найм
job работ работа должност ваканси трудоустро подработк
work труд труди служб
office офис контор кабинет удаленк
company фирм компани предприяти организаци предприят
factory завод фабрик
profession професси специальност ремесл
career карьер
quit уволил уволи увол уволь
hire нанял устрои принят наня устроил
business бизнес дело
project проект
meeting встреч совещани собрани планерк созвон собран совещан
deadline срок дедлайн
report отчет доклад заявлени сообщи
vacation отпуск каникул отдых отдохн отдыха отпускные
holiday праздник праздн праздничн
weekend выходн
retire пенси пенсионер пенсию выйти
interview собеседовани собеседован
school школ школьн лице гимнази
kindergarten детсад садик ясл детскийсад
university университет институт вуз
course курс заняти занима
lesson урок кружок секци
homework домашк задани
exam экзамен контрольн зачет норматив экзамены аттестац
grade оценк отметк балл пятерк двойк тройк четверк табел
mathematics математик алгебр геометри
physics физик
chemistry хими
biology биологи
history истори история
literature литератур
language язык
english английск
learn учи учится учил изуч обуч учеб осваив осво науч научил выуч
read чита прочита прочел чтени чит прочит
write писа напис запис запиш пиш пис
book книг книж сказка
novel роман повест
poem стих стихотворени
library библиотек
newspaper газет журнал
pen ручк карандаш ручка
paper лист
car машин автомобил авто тачк
truck грузовик
bus автобус маршрутк школьныйавтобус маршрутка
tram трамва троллейбус
transport транспорт перевоз увез возил возить своз
train поезд электричк плацкарт
station вокзал станци станц останов
metro метро
plane самолет авиа
flight рейс полет вылет лети перелет летим летят лет
airport аэропорт
ticket билет билеты
bicycle велосипед велик велопрогул
motorcycle мотоцикл мопед
boat лодк корабл катер яхт
taxi такси такс
road шосс трасс дорога дороги дорогу дороге
street улиц проспект переулок
bridge мост
parking парковк стоянк припарк
gasoline бензин заправк заправ
tire шин колес покрышк резин шиномонтаж колесо
gearbox передач
brake тормоз
accident авари дтп авар столкнов
depart отправ отправл отход отъезд уезж уеха отбы уезжа вылета выезж
arrive прибы прибыт приеха приезж приезд приход прид приех прилет
travel путешеств поездк поех езди отправил съезди
go ход ходи идти пош пошл пойд схо сход хожу едем едет поед поедем поехал съезд съездил идут идём пойдём пошёл пошли
walk гуля прогул прогулк прогулка выгул
run бега бег пробежк бегом беж пробежал побежал
swim плава плавани плы бассейн плав плыв плаван
ride ката
luggage багаж
hotel гостиниц отел хостел
beach пляж
sea мор морск море черноеморе
ocean океан
lake озер
river рек речк
mountain гор горн горы
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
address адрес индекс письмен
north север
east восток
west запад
weather погод
rain дожд ливень ливн
snow снег снегопад сугроб
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
minute минут полчаса
morning утр утрен
evening вечер вечерн
night ноч ночн
noon полдень
yesterday вчера
tomorrow завтра
today сегодня
time врем времен
early ран ранн просроч заранее рано
late поздн опозд опазд опоздан опаздыва
begin нач начал начин старт начн
finish конч законч заверш оконч
stop переста прекрат прекращ остановк броси
wait жда подожд ожида жду ждем дожид
eat ест куша съе съел поел пита едим едят кушать
food еда еды еду пищ продукт питани
breakfast завтрак
lunch обед обеден
dinner ужин ужина
cooking готов готовк вари свари приготов
bake пеку пече печ испе запе пекл выпек пек испек запек выпечк
bread хлеб батон булк булоч
cake торт пирожн кекс шарлотк запеканк тортик
pie пирог пирож
soup суп борщ солянк
porridge каш овсянк каша
meat мяс мясн
beef говядин
pork свинин
chicken куриц курин
fish рыб рыбн рыбка рыбки
fishing рыбал рыбач рыбалк удочк
egg яйц яиц омлет яичниц
milk молок молочн
cheese сыр
butter масл
yogurt йогурт кефир творог творож ряженк
sugar сахар инсулин
salt сол соль соле несолен
sweets конфет сладк сладост
chocolate шоколад
honey мед медов
jam варень повидл варенье
ice морожен лед льд ледян каток катк гололед
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
vegetable овощ редис редьк
potato картош картофел картоф картофельн
tomato помидор томат помидорчик
cucumber огурец огурц огурчик
carrot морков морковка
cabbage капуст капустный
onion лук
garlic чеснок чесночок
beet свекл
mushroom гриб
nut орех арахис фундук миндал
pasta макарон спагетти паст
rice рис
salad салат винегрет оливье
sausage колбас сосиск сардельк сосиски
sandwich бутерброд сэндвич
spice специ припра пряност корица корицу
vegetarian вегетариан веган вегетарианец
diet диет похуд худе голода
coffee коф кофе кофейн гущ
tea чай чая чаю
juice сок
beer пив
wine вин
vodka водк водка
drink пить пью пьет пил пила напит напиток выпи пьем пьют выпил
thirsty жажд
hungry голод голодн натощак
cafe каф кафе
restaurant ресторан столов
delicious вкусн
cat кот кошк котик кошеч котен котенок кошечк
kitten котят
dog собак пес пса щен щенок щенк собач овчарк пудел
puppy щенят
bird птиц попуга канарейк
horse лошад конь кон
cow коров
rabbit кролик
hamster хомяк
turtle черепах
animal животн звер питом питомец питомц зверьк
veterinarian ветеринар ветклиник ветеринарк
shelter приют
leash поводок поводк
feed корм кормл накорм покорм кормушк кормить корма
flower цветок цветы букет роз тюльпан роза ромашки
plant раст растени посад посади саженц фикус сажа растен высад пересад сажать посадил сея
tree дерев
christmas елк рождеств новыйгод новогод
grass трав газон
seed семен сем семян
hobby хобби увлеч увлек увлечени увлечен
sport спорт спортивн тренировк тренажер
football футбол
hockey хоккей
tennis теннис
chess шахмат шахматы
ski лыж лыжи
skate коньк коньки
yoga йог пилатес
gym спортзал фитнес фитнесс
dance танц танец
music музык музыкалк
song песн колыбельн
sing пела петь поет поют спел пел поем пою
guitar гитар
piano пианин рояль фортепиан роял фортепьяно
violin скрипк
concert концерт
theater театр спектакл пьес постановк
film фильм кино кинотеатр сериал
watch смотр посмотр глядел часы часик просмотр
television телевизор телек
museum музе экспозици
exhibition выставк
painting картин живопис рисун
draw рисова нарис рису
photo фото фотограф фотоаппарат снимок снимк фотк
game игр играл игра квест
toy игрушк кукл конструктор плюшев мишк
knit вяз вяза связа связ
sew шить сши шьет сшила сшил зашил зашь
embroidery вышив
camping поход палатк кемпинг
clothes одежд наряд вещ
shirt рубаш футболк блузк рубашк
trousers брюк штан джинс
dress плать юбк одел
coat пальто куртк шуб пальт
sweater свитер кофт
hat шапк шляп кепк
gloves перчат вареж перчатк варежк
scarf шарф
shoes обув туфл ботин кроссовк кроссов
boots сапог сапож валенк
umbrella зонт зонтик зонтотсолнца
ring кольц перстень
earrings серьг сереж украшени
wallet кошелек кошельк бумажник портмоне кошел
size размер
wear нос одева надев одет надет
phone телефон мобильн мобильник смартфон трубк айфон телефонн телефончик
call звон позвон звонок перезвон зов назыв прозва
message сообщени смс сообщен
letter письм письмо
mail почт посылк
computer компьютер ноутбук комп
screen экран монитор дисплей
printer принтер
internet интернет вайф сеть роутер вайфа
password парол пин-код пароли
program программ приложени
website сайт
email емейл
file файл
backup резервн
charge заряд зарядк
camera камер фотокамер
news новост
police полици участков полицейск
fire пожар огон
thief вор кража украл воришк
lost потер утер утрат пропа находок
find найти нашел нашл найден найд обнаруж наш находк подобр
forget забы забыв забыл
remember помн вспомн запомн вспом запом
hide прят спрят скры
put полож клад лож класть вложи расположен находит нахожд став постав
take взя брать беру возьм взял бра брал забира заб бер берёт берём взять взяла взяли возьмём
give дат дал дала давал дают дает отда отдал отд дать дад даст дава отдаст отдав подаст
bring прине принос привез привоз прин принес прив несем несу
send посла посыл высла пришл присл вышл
receive получ
open откры открыв откр откро
close закры закрыв закр закро
turn включ выключ поверн
throw выброс броса выбрасыва выкину брос выкин кида
carry нес несет нёс носит несут везёт везут
cut реж рез отрез отреза режем
wash помы мыть умы моет мыл мыла мыли умыва помыл умыв стирать моем вымой
sleep спа спал сон спит спим спать спат сплю засыпа уснул засну выспал ночева заснул проспа
wake просып просну будильник встает вста
dream мечт мечта сни кошмар
sit сид сяд посид
stand стоя
rest передышк
help помо помог помощ помога выруч подсоб
care ухажива уход забот присматрив ухаж заботит присматр
ask спрос спраш проси попрос прос
answer отве ответ
say сказ говор говорил сказа
tell рассказ рассказыва сообщ
talk разговор болта беседа беседов поговор
advise сове совет рекоменд посовет
promise обещ обеща пообещ
agree соглас договори договорил согласил
allow разреш позвол можн
forbid запре запрет нельз запрещ
complain жал жалоб жалова
argue ссор спор поругал поспор
apologize извин прост прощени прощен
thank спасиб благодар спасибо
invite пригла приглас приглаш
visit навест навещ посе посещ посет гости навеща
meet встрет встреча познаком
love люб любл любим обож влюб любовь любов люби
like нрав понрав
prefer предпочит предпоч
hate ненави терпе
want хот хоч хочет хочу хочется хотел хотят хоте
need нуж понадоб треб нужн
afraid боит боял боюс пуга страх испуг страш боя
angry сердит злит злой разозл
sad груст печал грустн
happy рад счаст счастлив
cry плак плач плака рыда
laugh сме смех смея смеял смеш рассме
tired уста устал утом усталост измотан
worry волн беспоко пережив тревог волнов
surprise удив сюрприз
proud горд гордит
interesting интерес
beautiful красив
new нов
old стар старин
young молод
big больш
small мал маленьк
good хорош
bad плох
weigh вес весит весил килограмм взвеш
height рост
length длин
number номер цифр номерок числ
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
habit привыч привычк
rule правил
plan план планир
idea идея идеи иде
problem проблем неполад
reason причин почем
cause из-за вызва
change мен поменя смен замен измен
happen случ случил произо происход происшеств произош стряс
event событи
party вечеринк праздновани отмеч застоль
church церк храм
religion религи вер вера
pray молит
god бог
army арми воен
war войн
law закон
court суд
government правительств
vote голос выбор
scientist учен ученый
science наук
space космос космич
detective детектив сыщик
iceland исланди
bee пчел пчелы пасек пасеч улей уль
mother-in-law свекров свекр свекор тещ тесть тестя зять зятя невестк сноха
stepfather отчим мачех
twins близнец близняш двойняш двойн двойняшк
widow вдов
bride невест
groom жених
godmother крестн
orphan сирот
elderly пожил старик старушк преклонн престарел старуш
teenager подрост
adult взросл
citizen граждан
foreigner иностран
tourist турист
passenger пассажир
customer клиент покупател заказчик
seller продавец продавщиц продав
cashier касс кассир касса
manager менеджер управляющ заведующ возглав управля
secretary секретар
worker рабоч работник
builder строител прораб
carpenter столяр плотник
tailor портн портниха ателье
shoemaker сапожник
jeweler часовщик ювелир
mechanic механик автосервис автомастерск сервис автомеханик
gardener садовник
farmer фермер крестьян
guard охран охранник сторож
concierge консьерж вахтер
postman почтальон курьер
cleaner уборщиц
nanny нян нянь сиделк няня
coach тренер
athlete спортсмен
artist художник
musician музыкант
singer певец певиц
actor актер актрис артист
writer писател писатель
poet поэт
journalist журналист
soldier солдат воевал фронт
officer офицер
medal медал орден наград кубок
judge судья
notary нотариус
psychologist психолог психотерапевт
pediatrician педиатр
cardiologist кардиолог
ophthalmologist окулист офтальмолог глазной
gynecologist гинеколог
massage массаж массажист
ambulance скор
diagnosis диагноз
analysis анализ
examination обследован осмотр обследов узи рентген мрт флюорограф диспансеризац
ward палат
injection укол инъекц
lotion мазь
bandage бинт повяз гипс повязк пластыр повязка
thermometer градусник термометр
rash сыпь сыпи экзем
itching чеш зуд
insomnia бессонниц недосып
pregnancy беременн
birth роды родах роддом родов
cancer опухол рак онколог
infection инфекц вирус зараз заразн бактери
asthma астм
cholesterol холестерин
bone кост
knee колен
shoulder плеч
neck шея шеи
wrist запяст запясть
foot ступн стоп
throat горл глотк миндалин ангина
lung легк легки пневмони бронхит
kidney почк
liver печен
brain мозг
muscle мышц
dairy лактоз
gluten глютен
protein белок белк
dough тест тесто
flour мук мука
cream сметан сливк маз
oil оливков подсолнечн маслом масло растительн
vinegar уксус
mustard горчиц
pepper перец перц болгарскийперец
ginger имбир
cinnamon кориц
vanilla ванил
pancake блин блинчик олад оладь
dumplings пельмен вареник пельмени
barbecue котлет барбекю шашлыки мангал
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
shrimp кревет креветк
lemonade компот морс лимонад
cocoa какао
whiskey виски коньяк
champagne шампанск шампанское
bottle бутыл бутылк термос
glass бокал рюмк
jar банка банку банке
plate тарел блюдц
pot горшок горшк
napkin салфет
linen скатерт
towel полотенц
soap мыло шампун
toothbrush щетк зубнаящетк
perfume духи парфюм
cosmetics косметик крем
razor бритв
blanket одеял плед
pillow подуш подушк
sheet простын бель пододеяльник
curtain штор занавес
wallpaper обои обоев обо
tile плитк кафел кафель
ceiling потол
socket розет розетк
switch выключател
bulb лампочк луковиц
wire провод кабел
battery аккумулятор батарейк
sink раковин умывальник мойк
toilet туалет унитаз уборн
shower душ
boiler бойлер котел водонагревател водонагрев
fan вентилятор кондиционер
stove печк камин печка
microwave микроволнов
toaster тостер
blender блендер миксер
dryer сушил сушк фен сушилк
clock часах
nail гвозд шуруп ногот ногт
hammer молот
ladder стремянк
glue клей клея
bucket ведр
broom веник швабр метл
shovel лопат
hose шланг
fence забор ограда изгород заборчик
gate калит ворот калитк посадку калитка
bench скамей лавочк скамейк
porch веранд террас крыльц
greenhouse теплиц парник теплица
seedlings рассад саженец рассада
fertilizer удобрен
weed сорняк пропол
harvest урожа собра урожай урожая
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
pond пруд водоем
stream руче
waterfall водопад
coast берег побереж
desert пустын
cave пещер
hill холм
valley долин
sky неб
moon луна луны лун полнолун
star звезд
cloud облак туч облачн
fog туман
frost замороз морозы
hail град
thunder гром молния гроза
rainbow радуг
flood потоп наводнен залил затоп залив затопил
earthquake землетряс
heat зной перегре жара
temperature градус
bear медвед
wolf волк волч
fox лис лисиц
hare заяц зайц
hedgehog ежик ежа
squirrel белочк
mouse мыш мышк
rat крыс
goat коз
sheep овц
pig свин свинь поросен
goose гус
duck утк
parrot попугай
crow ворон
snake зме
frog лягуш
spider паук паутин
mosquito комар
fly муха мухи улета
ant мурав
butterfly бабоч
aquarium аквариум
cage клетк
tail хвост
paw лап
fur шерст
claw когт
escaped сбежал убежал удрал
bite укус кусает кус
bark лая лает гавк лай
breed пород
tournament турнир соревнован чемпионат первенств
competition конкурс
win победи выигр побед выиг победил
lose проигр теря посея пропал
team команд сборн отдел коллектив
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
training тренир занят трениров повышениеквалификаци обучен
stadium стадион
subscription абонемент подписк
puzzle головоломк пазл кроссворд загадк
cards карты
collection коллекц
stamp марк
coin монет монеты
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
fairy сказк сказоч фея
author автор
chapter глава главу
diary дневник
notebook тетрад блокнот
page страниц
dictionary словар
translation перевод
speech речь
french французск француз
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
certificate сертификат свидетельств аттестат грамот
application заявлен заявк
declaration деклараци налогов
form анкет бланк
archive архив
invoice накладн
fine штраф штрафы
penalty пен неустойк
compensation компенс возмещ возмест ущерб
subsidy субсиди пособи льгот
pension пенсион
inheritance наследств наслед завеща завещан
budget бюджет
sum сумм
percent процент
deposit вклад депозит откладыва отлож залог задаток
transfer перечисл перевест перевел пересадк
cash наличн налич
card карточк открытк открытка
purchase покупочк
delivery доставк достав
order заказ закаж интернет-заказ
package бандерол посылка
return верн возврат возвраща сдал вернул возврати вернет возвращ
exchange обмен обменстудент
warranty гаранти гарант
quality качеств
customs таможн тамож
border границ рубеж заграниц загран
abroad зарубеж
embassy посольств консульств
trip командировк экскурси экскурс
guide гид экскурсовод путеводител
reservation брон заброниров заброн
seat мест сиден место кресло
wagon вагон
platform платформ перрон
departure отправлен
delay задержк задерж
crossing переход перекрест
traffic пробк движени светофор пробка
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
code код пин комбинац
keyboard клавиатур
tablet планшет
headphones наушник
speaker колонк динамик
radio радио
remote пульт
antenna антенн
signal сигнал
update обновл обнов
error ошибк
virus вредонос ковид коронавирус
data данн
server сервер
robot робот
alarm сигнализац тревож писк
lightning молни
smoke дым курил курит табак курени
ash зол пепел
candle свеч свеча
lighter зажигалк
explosion взрыв
rescue спас спасател спасени
danger опасн
safety безопасн
damage повре поврежд повред повредил поломал
crack трещин треснул
hole дыр отверсти
stain пятн
dust пыль пыли пыл
dirt гряз
rubbish мусор помойк
smell запах пах пахн воня
noise шумн шумят
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
clean чист убор вымы протёр чистый
wet мокр влажн
dry сух
fresh свеж
rotten гнил протух
sweet слад
bitter горьк
sour кисл кислый
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
lazy ленив лен
brave смел храбр
shy стесн застенч застенчив стеснит
polite вежлив
rude груб хам
jealous ревн завист
lonely одинок
rich богат
poor бедн
free свободн бесплатн
alive живой
dead мертв погиб
famous известн знаменит
secret секрет тайн
truth правд
lie вра обман ложь лежит лежат лежал врат вран соврал леж лёг ляг
joke шутк шути анекдот
quarrel поссор ругал руга поруга сканда скандал конфликт бран ссорились
reconcile помири примир
fight дра подрал борем борот
hit удар бить стукн врезал
hurt обид обиж больно
forgive прощ
annoy раздраж бес бесит надоед
hope надежд наде
believe вери поверил
doubt сомнева
decide реши решен реш
choose выбра выбир выбира выбер выбрал
try пыта пробов попробов стара попроб попыт
practice упражн репетиц
prepare подготов собира
continue продолж
repeat повтор второгод
check провер проверк проверил
count счита посчита посчит
measure измер мер замер
compare сравн
explain объясн поясн
understand понима понял
know зна узна
think дума подума дум
guess догада угада
imagine представ
notice замет замеч
look гляд взгляд
see вид увид виж
hear слыш услыш слыша услы
listen слуша
touch трога тронь
feel чувств ощущ
smile улыб улыбк
kiss целов поцелу поцел целу
hug обня обним
shout крич крик ора заор
whisper шепт
climb лез залез
fall упа пада упал упад падени поскольз поскользн споткн споткнул свалил грохнул рухнул отвал
jump прыг прыж вышк батут
push толк нажа
pull тян тащ вытащ
lift подня подним поднима
hang вис повес веш
drop урони урон
pour лить налил налива налив
mix меша
boil кип вскип свар
fry жарен поджар
melt тая раста
burn сгор обж ожог обжег обжегс сгорел сгоре горе горит жечь
dig копа вскопа выкоп
grow вырас выращ вырос вырасти
pick рва сорва собирали
hunt охот
catch лов пойма ловл
shoot стрел
steal кра краж похи укра похит стащ
hurry спеш тороп
stay оста остан
leave оставл покин уше декрет остав оставил съеха выеха ушёл ушли
enter вош вход
exit выш выход
follow след
lead вед
drive водить вожде вожу ехат еха везти повез отвез подвез
park парков парк сквер
cross пересе
search иск поиск разыск искал ищу ищет
found отыск нашлась нашелся
keep хран сохран держ
store склад кладов складир
collect коллекцион
share подел
borrow занял одалж позаим занять
lend взаймы одолжил одолжить ссуж
own принадлеж собствен сво
use пользов использ
replace замени менят заменил
fix налад поправ закреп прикреп
install установ поставил поставят
remove убрал снял сня удал вырез
cancel отмен расторг отмени
postpone перенес отсроч перенос перенесли
celebrate праздну отмети отмет справля
congratulate поздрав поздравил
photograph сфотограф
shave бри побри
comb расчес причес
tanning загора
relax расслаб
meditate медит
volunteer волонтер добровол
donate пожертв благотвор
support поддерж
protect защит
warn предупре
threaten угрож
punish наказ
praise хвал похвал
criticize критик
blame винов вина винова обвин
serve обслуж
teach учу научи препода обуча преподава учит научит
graduate выпуск окончил
fail провал завал неудач провалил
pass сдача сда
sign подписа
register регистр зарегистр регистрац прописка
describe описа опис
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
miss пропуст пропуска скуч
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
tattoo татуировк татуир
beard бород усы
dentistry стоматологи
brace брекет
cavity кариес
crown коронк
filling пломб
fracture сломан
ankle лодыжк щиколотк
thigh бедр
thyroid щитовидк щитовидн
hormone гормон
inflammation воспален воспалил
wound рану раны порез кровоточ ссадин
bruise синяк
drops капл
syringe шприц
swollen отек опух опухл распух отекл отекает
vomit рвот тошн вырвал
diarrhea понос
dizzy головокруж кружит
faint обморок
awake бодрствова просн
sweat пот потел
breathe дыш дыха
weight взвес
pregnant беремен
midwife акушер акушерка
dermatologist дерматолог кожник
therapy терапи лечен процедур физиотерап
mole родинк
stroke инсульт
emergency экстренн неотлож
wheelchair коляск
crutches костыл
hearing слух слухов
blind слеп дальтон
deaf глух
lens линз
alcohol алкогол спиртн
stress стресс
depression депресс
exercise упражнен растяжк разминк гимнастик
makeup космети помад
haircut подстриг постриг
brother-in-law шурин зят девер своя золовк
couple пар
engaged помолв обруч
baptism крещен крестин
grave могил кладбищ
easter пасх
living гостин
shed сара хозблок
mattress матрас
cupboard буфет тумб
renovation реставрац
technician техник
valve вентил клапан
fuse предохранител
mold плесен
damp влаж
sponge губк тряпк
laundry постир стира химчистк
freezer морозилк морозильник
freeze заморож заморо замораж
appliance прибор электроприбор агрегат
bowl миск
sharpen точ наточ заточ
scissors ножниц
burglary взлом ограблен
tenant квартирант жилец съемщик арендатор
mover грузчик перевозчик
interest ставк
payment платеж взнос рассроч
savings накопл накопительн сбережен
refund вернут
bonus преми тринадцат
invest инвест акци
complaint пожалов претенз жалоба
scratch царап поцарап
dent вмятин
fuel топлив
ship теплоход
branch филиал отделение ветк
position пост
promotion повышен
fired сократ
newcomer новеньк новичок новичк
unemployed безработ
intern стаж практик
appointment прием записал записаться
presentation презентац
task задач
offer предлож предлага
refuse отказ отказал
strike забастовк
climbing скалолаз
prize приз
play сыгра
conductor дирижер
treasure сокровищ
pet домашнийпитом хомяч попугайчик
hen куры
snail улитк слизн
wasp оса
tick клещ
mow кос скос газонокосилк косилк
irrigate полить
prune обрез подрез стриж
machine станок
drill дрел сверл
barrel бочк
lamb баранин
noodles лапш
broth бульон
sauce соус
herb травян ромашк петрушк укроп базилик мята валериан
meal блюд
menu меню
tip чаев
disappointed разочаров
socks носк
necklace ожерел цепочк бус
button пуговиц
bored скучн
priest священник
firefighter пожарн
end конц конец
break порвал лопн перемен
come приш приед зайд зашел заход
poison отрав ядовит отравил отравлен
wood дров
stone камен
plastic пластик
balloon шарик шарики
result результат
luck удач везен талисман
playground площадк песочниц песоч
variety сорт
tutor репетитор занятия
latin латын латинск
tombstone надгроб памятник
gravestone надгробн
detector датчик детектор
apprentice подмастерь учеником
picnic пикник
mayonnaise майонез
ketchup кетчуп
cramp судорог спазм
chimney трубочист дымоход
watercolor акварел
paints краски
disk флешк диск
rye ржан
wheat пшениц
railway железнодорож рельс
carriage купе
provider провайдер оператор
router модем
installment частями рассрочк
owe должен должн задолжал
estimate смет
removal вывез вывоз заберут
downstairs внизу снизу первогоэтажа
upstairs наверху сверху
compress компресс
separate отдельн порознь
heel пятк
chin подбородок
cheek щек
eyebrow бров ресниц
forehead лоб
chest груд
hip бедро тазобедрен
spine позвоночник
nerve нерв
vein вен варикоз
pulse пульс
anesthesia наркоз
stitches швы шов
scar шрам рубец
acne прыщ акне
lice вши вшей
worm червь глист
pharmacist аптекар фармацевт
syrup сироп
painkiller обезболив анальгин ибупрофен
tissue салфетк платок
diaper подгузник памперс
crib колыбел кроватк
adopt усынов приемн
honeymoon медовыймесяц
reunion встречавыпускник
ceremony церемони
tradition традици обычай
costume костюм маскарад
greeting привет поздравлен
toast тост
decoration украшен
brick кирпич
cement цемент бетон
plaster штукатурк
screw винт
hinge петл
bell колокол
mat коврик
hanger вешалк
detergent порошок моющ
bleach отбеливател
trash мусорник
basket корзин
can консерв жестян
tray поднос
lid крышк
scale весы
timer таймер
flashlight фонар фонарик
extension удлинител
charger зарядн зарядное
scam мошен
witness свидетел
queue очеред
closed закрыт
opening часыработы открыти
hours часов
schedule расписан график
calendar календар
reminder напоминан
member член
fee плата сбор
coupon купон
lottery лотере
pocket карманныеденьги
bankrupt банкрот
inherit унаследов
auction аукцион
secondhand подержан
bargain выгодн
jeans джинсы
pajamas пижам
underwear нижнеебель трус
swimsuit купальник плавк
tie галстук
belt ремен пояс ремень безопасности
sunglasses солнечныеочки
sunscreen солнцезащит
slippers тапочк
sneakers кроссовки кеды
bracelet браслет
gold золот
silver серебр
diamond бриллиант алмаз
antique антиквар старинн
model модел
comic комикс
ruler линейк
uniform форма
canteen столовая
spelling правописан диктант
geography географи
experiment опыт эксперимент
enroll поступ зачисл
bully травл буллинг
stubborn упрям
homesick скучаетподому тоск
record рекорд
kilometer километр
race гонк забег
golf гольф
volleyball волейбол
surf серф
sail парус
dive ныря дайв
sled санк санки
swing качел горк
amusement аттракцион
circus цирк
magic фокусник волшеб
board настольнаяигра
trumpet труба
accordion аккордеон баян
cello виолончел
band группа ансамбл
stage сцен выступлен
sculpture скульптур
pottery керамик гончар
craft поделк рукодел оригами
calligraphy каллиграф
flowers букеты
sunflower подсолнух
lavender лаванд
well колод колодец
lantern фонарь
fireplace дрова
moth моль
flea блох клещи
deer олен
boar кабан
swan лебед
owl сов
stork аист
recommend рекомендац
organize организ устра
arrange услов
confirm подтверд
calculate вычисл
spill пролил разлил
peel очист почист
slice ломтик нарез
stir размеш
pickle засол
bacon бекон сало
steak стейк
stew тушен рагу плов
curry карри
sushi суши
pizza пицц
hamburger бургер
fries картошкафри
cereal хлопь мюсли
yeast дрожж закваск
raisin изюм
coconut кокос
pineapple ананас
blueberry голубик
fig инжир
walnut грецк
chestnut каштан
broccoli брокколи
celery сельдере
avocado авокадо
tofu тофу
seaweed водоросл
squid кальмар осьминог
crab краб
oyster мидии устриц
trout форел
drunk пьян
hangover похмель
butcher мясник
kiosk киоск ларек
drugstore косметическ
hardware хозяйственн стройматериал
bookstore книжный
florist цветочный
mall торговыйцентр
stall прилавок
bathhouse бан баня
salon салон маникюр
barber барбер
highway шоссе
toll платнаядорог
tunnel тоннел
helmet шлем каск велошлем
tow эвакуатор
puncture прокол
breakdown заглох
charging зарядная
rental прокат
commute дорогана работу попутчик
cabin хижин
tent палатка
sleeping спальник храп храпит
compass компас
souvenir сувенир
palace дворец
cathedral собор
tower башн
monument монумент
tide прилив
harbor гаван
cruise круиз
pilot пилот
boarding посадк
timetable расписание
sunset закат рассвет
drought засух
humidity влажност
forecast прогноз
shade тень
energy энерги
janitor дворник
stairwell подъезд
realtor риелтор недвижимост
property участ недвижим
permit разрешен
residence прописк
citizenship гражданств
immigration иммигр
translator переводчик
translate перев
will завещание
retirement домпрестарелых
dementia деменци
disabled инвалид
survey опрос
freelance фриланс
badge значок пропуск
referee арбитр
charity благотворительн
refugee беженц
election выборы голосова
prison тюрьм
prayer молитв
angel ангел
ghost привиден
podcast подкаст
quote цитат
wifi вайфай вай-фай
bluetooth блютуз
scan скан
delete удали стер
upload загруз
envelope конверт
wrap заверн упаков
ribbon лент бант
jewelry драгоцен
fortune состояни
nursing грудью кормит
pencil ластик
cart тачка
pickles марин соленья
astrology гороскоп
attempt попытка
success получил успех
disturb беспокоит
blackout отключениесвета
stuck застря заклин засор
drain засорил
rust ржав
loose расшат шата
tight тесн
sticky липк
noisy скрип шумит
spark искр замыкани
shock удартоком шок
vomiting рвота
migraine мигрень
sneeze чиха
nose насморк сопл
vaccination прививка
donor донор
chemotherapy химиотерап
rehab реабилит
waiting ожидан
sick больничн больной заболел
pollen пыльц поллиноз
sting ужал укусил
needle заноз
vision зрен
blond блондин
bald лыс
face веснушк
pierce пирсинг
chip чип
sterilization кастрир стерилиз
kennel приютдляживотных
litter лоток наполнител
hatch вылупил цыпл
sow посеяли
trim подстрига
preserve закатк заготов
terrace патио
pool надувной
kite воздушныйзмей
camp лагер
scout скаут
absence отсутств
detention выговор
tuition платазаобучение
dormitory общежит
thesis диссертац
professor профессор
degree магистр бакалавр
deal сделк
supplier поставщик
architect архитектор
politician политик
physiotherapist физиотерапевт
fetch забер забрал забра подобра
show показ покаж
start запуст
spoil портит
dirty испачк грязн
earn зарабат
connect подключ
join вступ присоедин
oldest старш
younger младш
make сдела дела дел
recently недавн
gram грамм
portion порци
question вопрос
fixed фиксир
middle середин
add добав добавл
extend продл продлев
block заблок блокир
device аппарат устройств гаджет
georgian грузинск
left лев левый
right правый
pillar столб
wish захот
long длинн
short коротк
ugly некрасив
dangerous опасный
busy занятый
healthy здоровый
single холост
married замужем
mineral минерал
sauna сауна
utilities жкх
meter показани
director завуч
craftsman мастера бригад
`;
