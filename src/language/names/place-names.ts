/** Countries and large cities as English, German, Spanish, French and Russian call them, without accents and in small letters. */
const names = `
afghanistan|albania|algeria|andorra|angola|argentina|argentinien|armenia|australia|australien|austria|azerbaijan|bahrain|bangladesh|belarus|belgica|
belgien|belgique|belgium|bolivia|bosnia|botswana|brasil|brasilien|brazil|bulgaria|bulgarien|cambodia|cameroon|canada|chile|china|colombia|costa rica|
croatia|cuba|cyprus|czech republic|czechia|danemark|denmark|deutschland|ecuador|egypt|england|espagne|espana|estonia|ethiopia|europe|europa|
finland|finnland|france|francia|frankreich|germany|ghana|great britain|greece|grecia|griechenland|guatemala|haiti|holland|honduras|hungary|iceland|
india|indien|indonesia|iran|iraq|ireland|irland|israel|italia|italien|italy|jamaica|japan|japon|kanada|kazakhstan|kenya|korea|kosovo|kroatien|
kuwait|laos|latvia|lebanon|libya|liechtenstein|lithuania|luxembourg|madagascar|malaysia|mali|malta|mexico|mexiko|moldova|monaco|mongolia|montenegro|
morocco|mozambique|myanmar|namibia|nepal|netherlands|new zealand|nicaragua|niederlande|nigeria|norway|norwegen|osterreich|oman|pakistan|panama|paraguay|
peru|philippines|poland|polen|polska|portugal|qatar|romania|rumanien|russia|russland|rusia|rwanda|saudi arabia|schottland|schweden|schweiz|scotland|
senegal|serbia|singapore|slovakia|slovenia|somalia|south africa|south korea|spain|spanien|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|
thailand|tschechien|tunisia|turkei|turkey|turkiye|uganda|ukraine|ungarn|united kingdom|united states|uruguay|uzbekistan|venezuela|vietnam|wales|yemen|
zambia|zimbabwe|
aachen|abu dhabi|accra|adelaide|aleppo|alexandria|almaty|amsterdam|ankara|antwerp|antwerpen|athens|athen|atlanta|auckland|augsburg|baghdad|baku|
baltimore|bamberg|bangalore|bangkok|barcelona|basel|beijing|beirut|belfast|belgrade|bergen|berlin|bern|bielefeld|bilbao|birmingham|bochum|bogota|
bologna|bonn|bordeaux|boston|bratislava|braunschweig|bremen|brisbane|bristol|bruges|brussel|brussels|bruxelles|bucharest|budapest|buenos aires|
busan|cadiz|cairo|calcutta|calgary|cambridge|canberra|cape town|caracas|cardiff|casablanca|cologne|copenhagen|cordoba|dakar|dallas|damascus|
delhi|denver|detroit|dortmund|dresden|dubai|dublin|duisburg|dusseldorf|edinburgh|eindhoven|erfurt|firenze|frankfurt|freiburg|galway|geneva|
geneve|genf|genoa|genova|ghent|gijon|glasgow|gothenburg|gottingen|granada|graz|grenoble|groningen|guadalajara|guangzhou|hamburg|hanoi|hannover|
hanover|havana|heidelberg|helsinki|hong kong|houston|hyderabad|innsbruck|istanbul|izmir|jakarta|jena|jerusalem|johannesburg|kaiserslautern|karachi|
karlsruhe|kassel|kathmandu|kazan|khartoum|kiel|kiev|kinshasa|koblenz|koln|kopenhagen|krakow|kuala lumpur|kyiv|kyoto|lagos|lahore|lausanne|leeds|
leipzig|lille|lima|linz|lisboa|lisbon|lissabon|liverpool|ljubljana|london|londres|los angeles|lubeck|lugano|lugo|luzern|lviv|lyon|madrid|mailand|
mainz|malaga|malmo|manchester|manila|mannheim|marrakesh|marseille|medellin|melbourne|mexico city|miami|milan|milano|minsk|montevideo|montreal|moscow|
moskau|mumbai|munchen|munich|munster|nairobi|nantes|naples|napoli|new delhi|new orleans|new york|newcastle|nizza|nottingham|novosibirsk|nurnberg|
odessa|oporto|osaka|oslo|ottawa|oviedo|oxford|palermo|palma|pamplona|paris|peking|philadelphia|pisa|pittsburgh|porto|potsdam|prag|prague|
pretoria|pune|quebec|quito|regensburg|rennes|reykjavik|riga|rio de janeiro|roma|rome|rostock|rotterdam|saarbrucken|salamanca|salzburg|san diego|
san francisco|san jose|san sebastian|santander|santiago|sao paulo|sapporo|sarajevo|seattle|seoul|sevilla|seville|shanghai|sheffield|shenzhen|skopje|
sofia|st petersburg|stockholm|strasbourg|stuttgart|sydney|taipei|tallinn|tampere|tashkent|tbilisi|tehran|tel aviv|the hague|thessaloniki|
tokio|tokyo|toledo|toronto|toulouse|trieste|trondheim|tubingen|tunis|turin|torino|turku|uppsala|utrecht|valencia|valladolid|vancouver|venedig|
venezia|venice|verona|vienna|vilnius|warsaw|warschau|washington|weimar|wellington|wien|wiesbaden|winterthur|wroclaw|wurzburg|yerevan|zagreb|zaragoza|
zurich|
москва|москве|москвы|москву|россия|россии|санкт петербург|петербург|петербурге|казань|казани|киев|киеве|минск|минске|новосибирск|новосибирске|германия|
германии|франция|франции|испания|испании|италия|италии|япония|японии|берлин|берлине|париж|париже|лондон|лондоне|швеция|швеции
`;

let known: ReadonlySet<string> | null = null;

/** Read at its first use. */
export function placeNames(): ReadonlySet<string> {
  known ??= new Set(names.replaceAll('\n', '').split('|'));
  return known;
}
