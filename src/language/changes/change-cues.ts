/** What the words of a sentence say about something having changed, whatever it is. */
export type ChangeCues = {
  /** Something was exchanged, moved or given up, or holds from a day on. */
  readonly isChange: boolean;
  /** Something is so from now on and was otherwise before. */
  readonly isReversal: boolean;
  /** Something is otherwise than one may think. */
  readonly isHint: boolean;
  /** It is so at the time of writing. */
  readonly isNow: boolean;
  /** It is true of one day only. */
  readonly isPassing: boolean;
};

export function changeCues(text: string): ChangeCues {
  const isDated = datedChange.test(text);
  return {
    isChange: isDated || change.test(text),
    isReversal: reversal.test(text),
    isHint: hint.test(text),
    isNow: now.test(text),
    isPassing: !isDated && passing.test(text),
  };
}

/** "from today", "as of the first", "starting next week", "since Monday", but not "from Monday to Friday". */
const datedChange =
  /(?<![\p{L}])(?:from|as of|as from|since|starting|beginning|effective|ab|seit|desde|à partir d[eu'])(?: with| on| in)? (?:(?:now|here|today|tonight|tomorrow|jetzt|heute|morgen)(?![\p{L}])|(?:(?:this|next|last|the (?:new|coming)|the) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|term|season|semester|quarter|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|first|fifteenth|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d{1,2}(?:st|nd|rd|th))(?![\p{L}]))(?! (?:to|till|until|through|bis|and)(?![\p{L}]))/iu;

const change =
  /(?<![\p{L}])(?:no longer|not any ?more|any ?more|anymore|instead of|rather than|instead|in place of|takes? the place of|took the place of|swap(?:s|ped)?|traded|put (?:back|off|forward|down|up)|puts? (?:\p{L}+ ){1,5}(?:back|off|forward)|any longer|chang(?:ed|es) (?:her|his|their|my|our) minds?|come round|came round|decided against|settled on|has become|became|in the end|mov(?:ed|es?|ing)(?= (?:to|from|up|down|back|on|into|it|the|him|her|them|by))|has moved|have moved|was moved|were moved|moved|moves|migrat(?:ed|es)|chang(?:ed|es)|switch(?:ed|es)?|replac(?:ed|es|ing)|postponed|rescheduled|push(?:ed|es)|delayed|brought forward|extend(?:ed|s)|extension|prolonged|shift(?:ed|s)|slips?|slipped|turns out|turned out|not .{1,40} but|renamed|took over|takes over|taken over|handed (?:over|on|\p{L}+ \p{L}+ to)|passed on to|step(?:s|ped) (?:down|in)|for good|after all|gave up|gone off|stop(?:s|ped)|dropped|drops|cancelled|canceled|called off|scrapped|reversed|revoked|withdrawn|goes? (?:up|down)|went (?:up|down)|raised|lowered|increased|reduced|halved|doubled|cut (?:to|from|down)|up (?:from|to)|down (?:from|to)|(?:given|gives?|gave|granted|got|has|have|had) (?:\p{L}+ )?(?:until|till)|(?:not|n't) (?:\p{L}+ )?(?:until|till)|as late as|up to the|(?:a|one|two|three|another) (?:extra )?(?:days?|weeks?|fortnight|months?) (?:longer|later|more|extra|grace)|another (?:day|week|fortnight|month)|extra (?:days?|weeks?|time)|, not (?:the )?(?:\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\p{L}*|nicht mehr|verschoben|geändert|ya no|en vez de|cambi\p{L}+|ne .{1,30} plus|au lieu|déplacé\p{L}*|já não|em vez|mudou|non .{1,30} più|invece|spostat\p{L}|больше не|вместо|перенес\p{L}+)(?![\p{L}])/iu;

const reversal =
  /(?<![\p{L}])(?:from (?:now|here|today) on|instead(?=[\s.!]*$)|no longer|no more|any ?more|any longer|changed (?:her|his|their|my|our) mind|come round|came round|after all|for good|gone off|gave up|used to|switch(?:ed|es)? to|decided against|stopped|not .{1,40} but|nicht mehr|stattdessen|ab jetzt|ya no|en su lugar|désormais|à la place|já não|d'ora in poi|больше не|отныне)(?![\p{L}])/iu;

const hint =
  /(?<![\p{L}])(?:now|again|instead|actually|in fact|correction|corrected|wrong|mistaken|earlier than|later than|since|until|updated?|as of|starting|effective|has become|used to|finally|in the end|up from|down from|back down|back up|too|only|back to|rose|dropped|quit|retired|meanwhile|by now|these days|new|jetzt|statt|doch|ahora|maintenant|agora|adesso|теперь)(?![\p{L}])/iu;

const now =
  /(?<![\p{L}])(?:now|nowadays|by now|these days|currently|jetzt|inzwischen|ahora|maintenant|agora|adesso|теперь)(?![\p{L}])/iu;

const passing =
  /(?<![\p{L}])(?:today|tonight|this (?:morning|afternoon|evening|time)|for today|last night|yesterday|for (?:a|one|the) (?:day|night|hour)|heute|hoy|aujourd'hui|hoje|oggi|сегодня)(?![\p{L}])/iu;
