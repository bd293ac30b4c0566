/** Who must not hear of it: the person the agent works for, not just anybody. */
const english = '(?:the |your |my |our )?(?:user|owner|human|operator)s?';
const german = '(?:dem|den|der|deinem|deinen|deiner) (?:nutzer|benutzer|anwender|besitzer|eigentümer|inhaber)(?:in|n)?';
const spanish = '(?:al|a la|a su) (?:usuari[oa]|dueñ[oa]|propietari[oa])';

/** Orders to keep this very thing from the owner. What else not to bother the owner with is a matter of taste. */
export const keepsThisFromOwner = new RegExp(
  [
    `\\b(?:do not|don['’]t|never) (?:tell|inform) ${english} (?:anything )?(?:about|of) (?:any of )?(?:this|it|that|these)\\b`,
    `\\b(?:do not|don['’]t|never) (?:mention|reveal|disclose|say|admit) (?:any of )?(?:this|it|these)(?: \\w{1,15}){0,3} to ${english}\\b`,
    `\\b(?:sag|sage|erzähl|erzähle|verrat|verrate) ${german} nichts(?: davon| darüber| hiervon)`,
    `\\berwähne? (?:das|dies|es) (?:nicht )?gegenüber ${german}`,
    `\\bno (?:le |se lo |les )?(?:digas|cuentes|menciones|informes)(?: nada)?(?: de| sobre)? ?(?:esto|ello)?,? ${spanish}(?: de esto| sobre esto)?`,
    "ne (?:le |la )?(?:dis|dites|mentionne)(?: rien| pas)?(?: de (?:cela|ceci))? à (?:l['’]utilisat|la? propri)",
    'не (?:говори|сообщай|рассказывай)(?:те)? об этом (?:пользовател|владельц|хозяин)|(?:пользователю|владельцу|хозяину) (?:об этом )?не (?:сообща|говори)',
    '(?:不要|别|勿)(?:把(?:这件事|此事))?(?:告诉|告知)(?:用户|主人|使用者)(?:这件事|此事|这些)|(?:不要|别)让(?:用户|主人)知道',
  ].join('|'),
  'i',
);

/** Something is to be done behind the owner's back. */
export const behindOwner = new RegExp(
  [
    `\\bwithout (?:telling|informing|the knowledge of) ${english}\\b`,
    `\\bohne (?:es )?${german} (?:etwas |davon |bescheid |es )?(?:zu (?:sagen|informieren|erzählen)|mitzuteilen|bescheid)`,
    `\\bsin (?:decirle|informarle|avisarle|decir|informar|avisar)(?: nada)? ${spanish}`,
  ].join('|'),
  'i',
);
