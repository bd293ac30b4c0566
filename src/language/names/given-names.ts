/**
 * Common given names of many languages, without accents and in small letters. Names that are everyday words as well (Will, Mark,
 * Rose, Grace) are left out: the words around them tell.
 */
const names = `
aaron abby abdul abdullah abigail adam adele adrian adriana agata agnes agnieszka ahmed aicha aidan aiko aisha akira alan albert alberto
alejandra alejandro aleksandr alena alessandra alessandro alex alexander alexandra alexei alexey alfred ali alice alicia alina aline
alison alvaro amalia amanda amber amelia amelie amina amir amy ana anastasia anders andre andrea andreas andreea andrei andrew andrey
andrzej angela angelika angelo anil anita anja anjali ann anna anne annette annika anthony antje antoine anton antonia antonio anya
ariana arjun arthur arturo asha astrid ayse barbara bart bartosz beate beatrice beatriz ben benedikt benjamin bernard bernd bert bettina
bianca birgit bjorn bo bob boris brandon brenda brian brigitte bruno caitlin camila camille carina carl carla carlo carlos carmen
carol carolina caroline carsten catalina catarina catherine cecilia celine cem chiara chloe chris christa christian christina christine
christoph christopher claire clara claudia claudio clemens colin connor cora corinna cristina cynthia dagmar daisuke dan dana daniel
daniela daniele danielle danny dario darya david deborah deepak denis denise dennis derek diana diego dieter dimitri dirk dmitri dmitry
dolores dominik dominique donald doris dorothea dorothy duncan edgar edith eduard eduardo edward eileen elaine eleanor elena eleni elif
elisa elisabeth elise eliza elizabeth elke ella ellen emil emilia emilie emily emine emma emmanuel enrico enrique eric erica erik erika
ernst erwin esra esteban esther eugenia eva evelyn ewa fabian fabio farid fatima federica federico felicia felipe felix fernanda fernando
fiona florian franco francois francesca francesco francisca francisco franz franziska frederic frederik frida friedrich fritz gabriel
gabriela gabriele galina gary georg george georgina gerard gerd gerhard gertrud giada gianluca gilbert gina giorgio giovanni gisela
giulia giuseppe gloria gonzalo gregor gregory greta guido guillaume guillermo gunter gustav guadalupe haakon hana hanna hannah hannes
hans harald harold harry haruka haruto hassan heather heidi heike heiko heinrich heinz helen helena helene helga helmut hendrik henri
henrik henry herbert hermann hilda hiroshi holger horst hugo ian ibrahim ida ignacio igor ikram ilse imran ines ingo ingrid irena irene
irina isaac isabel isabella isabelle ivan ivana jacob jacqueline jacques jaime jakob jakub james jamal jamila jan jana jane janet jannik
jasmin jason javier jean jeff jeffrey jelena jennifer jenny jens jeremy jerome jessica jill jim jimena joachim joan joana joanna joao
jochen joe joel joerg johan johanna johannes john jonas jonathan jorg jorge jose josef joseph josephine joshua juan juana judith julen
julia julian juliana julie julien julius junko jurgen justin kai kamil karen karin karina karl karla karolina kasia katarina kate
katharina katherine kathrin kathy katja katrin kavita keiko keith kelly ken kenji kerstin kevin khaled kim kira kirsten klara klaus konrad
konstantin kristian kristina kurt kyle larissa lars laszlo laura lauren laurent lea leah leila lena leo leon leonardo leonie leticia lev
liam lidia lieselotte lilian liliana lily linda linus lisa lorena lorenzo lotte louis louisa louise luca lucas lucia luciana lucie lucy
ludmila ludwig luigi luis luisa luise lukas luke lutz lydia maarten maciej madeleine magda magdalena maja malgorzata malik malte manfred
manon manuel manuela mara marc marcel marcela marcelo marcin marco marcos marcus marek margaret margarita margit margot maria mariam
mariana marianne marie marija marika marina mario marion marisol markus marlene marta martha martin martina masha massimo mateo mateusz
mathilde mathieu matias matilda matt matteo matthew matthias max maxim maximilian maya meera mehmet mei meike melanie melissa mercedes
mia micaela michael michaela michal michel michelle miguel mihai mikhail mikko mila milan milena mina miriam miroslav mohamed mohammed
moises monica monika monique moritz mustafa nadia nadine nadja nancy naomi natalia natalie natasha nathan neha nele nicholas nick nicola
nicolas nicole nikita niko nikolai nils nina noah noemi nora norbert norma nuno oksana olaf ole oleg olga oliver olivia olivier omar oscar
oskar osman otto pablo pamela paola paolo pascal patricia patrick paul paula paulina pavel pawel pedro peter petra philip philipp
philippe phoebe pia pierre pietro pilar piotr priya rachel rafael rahul raimund rainer raj ralf ralph ramon raquel raul rebecca regina
reinhard rene renata renate ricardo riccardo richard rita robert roberta roberto robin rodrigo roger roland rolf roman romy ronald rosa
rosalia rosalind rosario roxana rudi rudolf rui ruslan ruth ryan sabine sabrina sakura salma salvador sam samantha samir samira samuel
sandra sanjay sara sarah sasha satoshi saskia scott sebastian selina serena serge sergei sergey sergio shannon sharon sheila shirley
silke silvia simon simona simone sofia sofie solveig sonja sophia sophie stefan stefania stefanie stella stephan stephanie stephen steve
steven sunita susan susana susanne suzanne svein sven svetlana sylvia szymon takashi takeshi tamara tania tanja tariq tatiana tatjana
teresa theo theodor theresa thiago thomas thorsten tiago tim timo timothy tina tobias tom tomas tomasz tommaso toni tony torsten tracy
udo ulf uli ulrich ulrike umar ursula uta uwe valentin valentina valeria valerie vanessa vera verena veronica veronika vicente vicky
victor viktor viktoria vincent vincenzo viola virginie vitor vivian vladimir volker walter wanda wendy werner wiebke wilhelm william
wolfgang xavier ximena yan yann yara yasmin yolanda yuki yuko yuri yusuf yvonne zainab zoe zofia zsofia
александр александра алексей алина анастасия андрей анна антон артём борис вадим валентина василий вера виктор виктория владимир галина
григорий дарья денис дмитрий евгений екатерина елена иван игорь илья ирина катя кирилл константин ксения лариса лев людмила максим мария
маша марина михаил надежда наталья наташа никита николай олег ольга павел пётр полина роман светлана сергей софия степан татьяна фёдор
юлия юрий яна
`;

let known: ReadonlySet<string> | null = null;

/** Read at its first use. */
export function givenNames(): ReadonlySet<string> {
  known ??= new Set(names.trim().split(/\s+/));
  return known;
}
