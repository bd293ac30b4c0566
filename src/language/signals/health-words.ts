/** What one has to know about somebody's health in an emergency, by language, as alternatives of a pattern of whole words. */
export const healthWords: readonly string[] = [
  'allergic|allergy|allergies|intoleran(?:t|ce)|diabetes|diabetic|epilep\\w+|asthma|asthmatic|c(?:o)?eliac|ha?emophili\\w+|pacemaker|pregnant|anaphyla\\w+|epipen|insulin|blood thinners?|emergency contact|blood type',
  'allergisch|allergie|allergien|allergiker(?:in)?|diabetes|diabetiker(?:in)?|asthma|asthmatiker(?:in)?|epilepsie|epileptiker(?:in)?|zöliakie|laktoseintoleran(?:t|z)|bluter(?:in)?|herzschrittmacher|schwanger|insulin|blutverdünner|notfallkontakt|blutgruppe',
  'alérgic[oa]s?|alergia|alergias|diabetes|diabétic[oa]|asma|asmátic[oa]|epilepsia|epiléptic[oa]|celíac[oa]|celiaquía|hemofílic[oa]|intolerante|marcapasos|embarazada|insulina|contacto de emergencia|grupo sanguíneo',
  "allergiques?|allergies?|diabète|diabétique|asthme|asthmatique|épilepsie|épileptique|cœliaque|hémophile|intolérante?|pacemaker|enceinte|insuline|contact d'urgence|groupe sanguin",
  'diabétic[oa]|asmátic[oa]|epilético|epilética|grávida|marca-passo|pacemaker|contacto de emergência|contato de emergência|tipo sanguíneo',
  'allergic[oahi]+|allergi[ae]|diabete|diabetic[oa]|asmatic[oa]|epilettic[oa]|celiac[oa]|celiachia|incinta|contatto di emergenza|gruppo sanguigno',
  'аллерги\\p{L}+|диабет\\p{L}*|астма\\p{L}*|эпилеп\\p{L}+|целиаки\\p{L}+|беременн\\p{L}+|кардиостимулятор\\p{L}*|инсулин\\p{L}*|экстренн\\p{L}+ контакт|группа крови',
];

/** The same in scripts without spaces. */
export const unspacedHealthWords: readonly string[] = [
  '过敏|糖尿病|哮喘|癫痫|怀孕|起搏器|血友病|乳糖不耐|胰岛素|紧急联系人|血型',
  'アレルギー|糖尿病|喘息|てんかん|妊娠|ペースメーカー|血友病|インスリン|緊急連絡先|血液型',
  '알레르기|알러지|당뇨|천식|뇌전증|간질|임신|심박조율기|혈우병|인슐린|비상 연락처|혈액형',
];
