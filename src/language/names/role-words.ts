import { kinWords } from './kinship-words.js';

/** What people are to somebody or by trade, as alternatives of a pattern, beside the words for kin. */
const roles = [
  'grandson|granddaughter|grandchild|grandparents?|stepson|stepdaughter|stepmother|stepfather|(?:mother|father|sister|brother)-in-law|twin|godmother|godfather|child|kid|baby|parents?|spouse|ex',
  'apprentice|trainee|intern|mentor|mentee|tutor|coach|trainer|supervisor|advisor|adviser|professor|principal|headmaster|landlord|landlady|tenant|flatmate|housemate|plumber|electrician|painter|carpenter|baker|butcher|accountant|therapist|physiotherapist|midwife|vet|nurse|surgeon|pharmacist|hairdresser|barber|babysitter|nanny|driver|mechanic|editor|secretary|director|chair|president|mayor|priest|pastor|rabbi|imam|captain|lead|cto|ceo|cfo|co-?founder|founder|guest|classmate|schoolmate|pupil|student|host (?:mother|father)|penpal|buddy|mate|bandmate|teammate',
  'enkel|enkelin|enkelkind|schwager|schwägerin|schwiegermutter|schwiegervater|nichte|neffe|kind|baby|eltern|lehrling|azubi|geselle|gesellin|meister|meisterin|praktikant|praktikantin|vermieter|vermieterin|mieter|mieterin|trainer|trainerin|betreuer|betreuerin|professor|professorin|zahnarzt|zahnärztin|hausarzt|hausärztin|tierarzt|tierärztin|hebamme|steuerberater|steuerberaterin|mitbewohner|mitbewohnerin|gastmutter|gastvater|schüler|schülerin|partner|partnerin|anwalt|anwältin',
  'nieta|nieto|cuñada|cuñado|nuera|yerno|novia|novio|pareja|compañera|compañero|profesora|profesor|maestra|maestro|médica|médico|doctora|doctor|dentista|casera|casero|alumna|alumno|aprendiz|tutora|tutor|abogada|abogado|entrenadora|entrenador',
  'petite-fille|petit-fils|belle-mère|beau-père|nièce|neveu|patronne|patron|cheffe|chef|copine|copain|professeure?|médecin|dentiste|élève|avocate?|apprentie?',
  'neta|neto|sogra|sogro|sobrinha|sobrinho|namorada|namorado|professora|professor|médica|médico|dentista|senhoria|senhorio|aluna|aluno',
  'nipote|suocera|suocero|nonna|nonno|fidanzata|fidanzato|capo|collega|professoressa|professore|dottoressa|dottore|dentista|allieva|allievo',
  'сестра|брат|мама|мать|папа|отец|жена|муж|дочь|сын|тётя|дядя|бабушка|дедушка|внук|внучка|подруга|друг|начальник|начальница|коллега|сосед|соседка|учитель|учительница|врач|руководитель|преподаватель|ученик|ученица',
];

/** A person, told by what they are: `boss`, `host mother`, `vecina`, `Geselle`. */
export const roleWords = [...Object.values(kinWords), ...roles].join('|');
