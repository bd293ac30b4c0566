/** A language whose words can be told apart and cut to their stems. */
export type Language = {
  readonly code: string;
  /** The name of its rules in snowball-stemmers; null where there are none and words stay whole. */
  readonly rules: string | null;
  /** Words that say little about what is asked; they also give the language away. */
  readonly common: ReadonlySet<string>;
  /** Whether a word is one of those, without making a set of them, which takes longer than asking for a few. */
  isCommon(word: string): boolean;
};

/** The set is made at its first use: a search needs those of a language or two. */
function language(code: string, rules: string | null, common: string): Language {
  let words: Set<string> | null = null;
  return {
    code,
    rules,
    get common() {
      words ??= new Set(common.split(/\s+/));
      return words;
    },
    isCommon(word) {
      return words === null ? isListed(word, common) : words.has(word);
    },
  };
}

/** Words of a list have spaces before and behind them, but for those at its ends and at the ends of its lines. */
function isListed(word: string, list: string): boolean {
  return (
    list.includes(` ${word} `) ||
    list.includes(` ${word}\n`) ||
    list.startsWith(`${word} `) ||
    list.startsWith(`${word}\n`) ||
    list.endsWith(` ${word}`)
  );
}

const english = language(
  'en',
  null,
  `a about above after again all also am an and any are as at be because been before being between both but by can could did do
  does doing done down during each else ever few for from further get got had has have having he her here hers herself him himself
  his how i if in into is it its itself just let me more most much my myself no nor not now of off on once only or other our ours
  out over own please quite really same shall she should so some such tell than that the their theirs them themselves then there
  these they this those through to too under until up upon us very was we were what when where which while who whom whose why will
  with would yes yet you your yours yourself don doesn didn isn wasn aren weren hasn haven hadn won wouldn couldn shouldn ain`,
);

const others = [
  language(
    'de',
    'german',
    `aber alle als am an auch auf aus bei bin bis bist da damit dann das dass dein deine dem den denn der des dich die dies diese
    diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es euch euer für gegen gibt hab habe
    haben hast hat hatte hatten hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeder kann kein keine
    könnte mal man mehr mein meine meinem meinen meiner mich mir mit muss nach nicht noch nun nur ob oder ohne schon sehr sein
    seine seinem seinen sich sie sind so soll über um und uns unser unsere unter viel vom von vor wann war waren warum was weil
    welche welchem welchen welcher welches wem wen wenn wer werden wessen wie wieder will wir wird wo wofür woher wohin womit
    wurde wurden würde zu zum zur unserem unseren unserer unseres deinem deinen deiner seiner seines meines beim müssen musste
    sollen sollte sollten können konnte konnten darf dürfen möchte wollen wollte machen mache macht gemacht etwas jemand immer
    jetzt gerade eigentlich nochmal überhaupt seit während wegen weshalb wieso worin woran worauf davon dazu dabei daran darauf
    darüber lassen bitte sonst selbst alles nichts ganz wohl also bereits bisher seitdem damals danach dafür dagegen deshalb
    trotzdem irgendwo irgendwann irgendwas niemand fürs ans aufs keinen keinem keiner jedes jedem jeden ab hinter neben zwischen
    geworden worden gewesen`,
  ),
  language(
    'es',
    'spanish',
    `a al algo algún alguna ante antes aquel así aún como cómo con contra cual cuál cuáles cuando cuándo cuánto cuánta cuántos
    cuántas de del desde donde dónde dos durante e el él ella ellas ellos en entre era eran eres es esa ese eso esta está estaba
    están estas este esto estos fue fueron ha había hace hacia han hasta hay he la las le les lo los más me mi mí mis mucho muy
    nada ni no nos nuestra nuestro o otra otro para pero poco por porque pues que qué quien quién quiénes se sea ser si sí sido
    sin sobre son soy su sus también tan te tengo tenía tiene tienen tu tú tus un una uno unos usted y ya yo estamos estuvo
    estaban estoy tuvo tuvimos tuve tenemos hemos habían hizo hicimos hacer hago hacemos puedo puede pueden podemos nuestros
    nuestras aquella aquellos esos esas mismo misma cada todo toda todos todas ahora siempre según hubo fui fuimos será adónde
    va van voy vamos iba después entonces mientras aunque tampoco además mía mío suyo nosotros dentro fuera encima debajo detrás
    delante`,
  ),
  language(
    'fr',
    'french',
    `à ai ainsi alors après as au aussi autre aux avait avec avoir avons ayant car ce cela celle celui ces cet cette ceux chaque
    chez comme comment dans de depuis des deux donc du elle elles en encore entre est et étaient était été être eu eux fait il ils je
    la le les leur leurs lorsque lui ma mais me même mes moi moins mon ne ni nos notre nous on ont ou où par parce pas peu peut plus
    pour pourquoi qu quand que quel quelle quelles quels qui quoi sa sans se sera ses si sien son sont sous suis sur ta tandis te tes
    toi ton tous tout toute très tu un une vers vos votre vous y combien`,
  ),
  language(
    'it',
    'italian',
    `a ad agli ai al alla alle allo anche ancora avere aveva avevo c che chi ci come con così cosa cui da dagli dai dal dalla dalle
    de degli dei del della delle dello di dopo dove due e è ed era erano essere fa fino fra gli ha hai hanno ho i il in io l la le lei
    li lo loro lui ma me mi mia mie miei mio molto ne negli nei nel nella nelle nello noi non nostra nostro o ogni per perché perchè
    più poi prima qual quale quali quando quanto quanta quanti quante quella quelle quelli quello questa queste questi questo sé se
    sei senza si sia siamo sono sta stata stato su sua sue sugli sui sul sulla suo suoi te ti tra tu tua tuo tutti tutto un una uno
    vi voi`,
  ),
  language(
    'pt',
    'portuguese',
    `a à ao aos aquela aquele aquilo as às até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era
    eram essa esse esta está estão estava este eu foi foram fosse há isso isto já lá lhe lhes mais mas me mesmo meu meus minha minhas
    muito na nas não nem no nos nós nossa nosso num numa o onde os ou para pela pelas pelo pelos por porque porquê qual quais quando
    quanto quanta quantos quantas que quê quem se sem ser seu seus só sobre sua suas também te tem têm tenho tinha tu tua tudo um uma
    umas uns você vocês`,
  ),
  language(
    'nl',
    'dutch',
    `aan al alles als altijd ben bij dan dat de der deze die dit doch doen door dus een en er ge geen geweest haar had heb hebben heeft
    hem het hier hij hoe hoeveel hun iemand iets ik in is ja je jij jouw kan kon kunnen maar me meer men met mij mijn moet na naar niet
    niets nog nu of om omdat ons onze ook op over reeds te tegen toch toen tot u uit uw van veel voor waar waarom wanneer want waren
    was wat we wel welke werd wie wij wil worden zal ze zei zelf zich zij zijn zo zonder zou`,
  ),
  language(
    'sv',
    'swedish',
    `alla allt att av blev bli blir då där de dem den denna deras dess det detta dig din du efter ej eller en er ett från för ha hade
    han hans har här henne hennes hon honom hur i icke ingen inte jag ju kan kunde man med mellan men mig min mina mitt mot mycket när
    ni nu någon något några och om oss på samma sedan sig sin sina sitt som till under upp ut utan vad var vår vara vart varför vem vi
    vid vilken vilket vilka är över`,
  ),
  language(
    'da',
    'danish',
    `af alle alt anden at blev blive bliver da de dem den denne der deres det dette dig din disse dog du efter eller en end er et for
    fra ham han hans har havde hende hendes her hun hvad hvem hvis hvor hvordan hvornår hvorfor i ikke ind jeg jer kunne man mange med
    meget men mig min mine mit mod når ned noget nogle nu og også om op os over på sig sin sine skal skulle som var vi vil være`,
  ),
  language(
    'no',
    'norwegian',
    `alle at av bare ble bli blir både da de deg dei dem den denne der dere deres det dette din du eg ein eit eller en er et etter for
    fra før ha hadde han hans har hennes her hun hva hvem hver hvilken hvis hvor hvordan hvorfor ikke inn jeg kan kunne man mange med
    meg meget mellom men min mitt mot mye nå når noe noen og også om opp oss over på samme seg selv sin sine skal som til um uten var
    vi vil være`,
  ),
  language(
    'fi',
    'finnish',
    `ei eivät en että he hän hänen häntä ja jo joka jos jotka kanssa kuin kuinka kuka kun missä mikä mitä milloin miksi me meidän minä
    minun minulla minut mutta myös ne niin noin nyt oli olen olet oli olivat olla on onko ovat se sekä sen siitä sillä sinä tai tämä
    tämän te tuo vaan vai vain`,
  ),
  language(
    'pl',
    null,
    `a aby ale albo bardzo bez bo być był była było były być co czy czym dla do gdy gdzie go i ich ile im ja jak jaka jaki jakie jako
    je jego jej jest jestem już każdy kiedy kto która które którego który lub ma mam mi mnie moja moje mój można my na nad nas nie nim
    niż o od on ona one oni oraz po pod przed przez przy są się skąd ta tak także tam te tego tej ten to tu twoja twój ty tylko u w we
    więc wszystko z za ze że`,
  ),
  language(
    'cs',
    'czech',
    `a aby ale ani ano asi až bez bude by byl byla byli bylo být co což či do ho i já jak jako je jeho jejich její jen ještě jsem jsi
    jsme jsou k kam kde kdo kdy kdyby když která které který kteří ma mám mé mezi mi mít mně moje můj my na nad nám náš ne nebo než o
    od on ona oni ono pak po pod podle pro proč proto protože před přes při s se si své svůj ta tak také tato te tedy ten tento to toho
    tom tu ty u už v ve více však všechno z za ze že`,
  ),
  language(
    'ro',
    'romanian',
    `a acea aceasta această acel acest acum ai al ale am ar are aș asta au avea ca când care cât câte câți ce cel cine cu cum da dar de
    deci din după e ea ei el ele era este eu fi fost in în îi îl își la le lor lui mai mea mei mele mi mult ne nici noi nu o ori pe
    pentru prin sa să sale sau se și sunt ta te tu un una unde unei unui va vă voi`,
  ),
  language(
    'hu',
    'hungarian',
    `a az ahogy aki akkor ami amikor azt azért be csak de egy ebben el én és ez ezt ezek fel ha hanem hány hogy hogyan hol honnan hova
    igen is itt ki kinek le lett lehet meg még mert mi miért mikor milyen mind mint minden most nagyon nem nincs ő ők olyan ott pedig
    s sem te ti től úgy után vagy van vannak volt voltak`,
  ),
  language(
    'tr',
    'turkish',
    `acaba ama az bana bazı belki ben beni benim bir biri biz bu çok çünkü da daha de defa diye en gibi hangi hem hep her hiç için ile
    ise kaç kadar ki kim kimin mi mı mu mü nasıl ne neden nerede nereye niçin niye o olan olarak oldu olduğu ona onlar onu onun sana
    sen seni senin siz şey şu tüm var ve veya ya yok zaman`,
  ),
  language(
    'ru',
    'russian',
    `а без более будет будто буду будут бы был была были было быть в вам вами вас ваш ваша ваше ваши ведь весь во вокруг вообще вот
    всё все всего всем всеми всех всю вся вы где да даже для до его ее её ей ему если есть ещё еще ею же за зачем здесь и из или
    им именно ими их к как какая какие каким какими каких какого какое какой каком какому какую кем ко когда кого ком кому которая
    которого которой котором которому которую которые который которых кроме кто куда ли либо лишь между меня мне много мной моё
    моего моей моём моему может можно мои моим моих мой мою моя мы на над надо нам нами нас насколько наш наша наше нашего нашей
    нашем нашему наши нашим наших нашу не него нее неё ней нём нет неужели ни нибудь ними них но ну нужно о об один однако около
    она они оно от откуда отсюда оттуда очень перед по под пока после потом потому почему при про против разве с сам сама сами
    само самый свое своего своей своём своему свои своих свой свою себе себя сейчас сколько со собой столько сюда та так такая
    также такие такое такой там твоё твои твой твоя те тебе тебя тем теперь тех то тобой тогда тоже той только том тот ту туда тут
    ты у уже хотя чего чей чём чем чему через что чтобы чьё чьего чьи чья эта эти этим этих это этого этой этом этому этот эту я`,
  ),
  language(
    'ar',
    'arabic',
    `في من على إلى عن مع هذا هذه ذلك التي الذي ما ماذا متى أين كيف لماذا هل كم هو هي أنا نحن كان كانت قد لا لم لن أن إن و أو ثم كل بعد قبل عند أي`,
  ),
  language(
    'el',
    null,
    `και το να του η της με που την από για τα είναι των σε ο οι στο θα τη στην τον τους δεν τι πώς πότε πού ποιος ποια ποιο γιατί μου σου μας`,
  ),
  language('he', null, `של את על לא הוא היא אני זה עם כל גם או אם מה מי איפה מתי למה איך כמה היה הייתה אבל כי יש אין`),
  language(
    'hi',
    null,
    `का की के है हैं में से को पर और यह वह था थी थे ने कि जो तो भी क्या कब कहाँ कैसे क्यों कौन मेरा मेरी मेरे हम मैं आप कितना कितने किस`,
  ),
  language(
    'uk',
    'russian',
    `і в не на що з до та як це за від у по його але для коли де хто чому який яка яке які мій моя моє ти я ми ви він вона вони було був була бути є так також`,
  ),
];

export const languages: readonly Language[] = [english, ...others];

const byCode = new Map(languages.map((one) => [one.code, one]));

export function languageOf(code: string): Language {
  return byCode.get(code) ?? english;
}
