import { lazyValue } from '../../workspace/lazy-value.js';

/** Whether a line speaks of the person the agent works for. */
export function speaksOfOwner(line: string): boolean {
  return owner().test(line);
}

const owner = lazyValue(
  () =>
    /\b(?:owner|owner's|user|user's|human|human's|operator|boss|my (?:human|owner|user|person|boss)|his|her|their|him|he|she|private|personal|home|besitzer\w*|inhaber\w*|nutzer\w*|benutzer\w*|privat\w*|dueñ[oa]|usuario|propietari[oa]|personal|propriétaire|utilisateur|personnel)\b|владел|хозяин|пользовател|личн|主人|用户|老板|董事长|オーナー|ユーザー|個人|사용자/iu,
);

/** Whether a line gives the address of the agent itself. */
export function speaksOfAgent(line: string): boolean {
  return agent().test(line);
}

const agent = lazyValue(
  () =>
    /\b(?:your (?:own )?(?:e-?mail|inbox|mailbox|address|phone|number|account)|you (?:have|own|use|send from|are reachable)|agent(?:'s)? (?:e-?mail|inbox|address|account|phone|number)|bot (?:e-?mail|account|address)|assistant(?:'s)? (?:e-?mail|account|address)|git config|user\.email|co-authored-by|signed-off-by|service account|deine (?:e-?mail|adresse|nummer)|tu (?:correo|número))\b|твоя почта|твой (?:адрес|номер)|你的(?:邮箱|号码|电话)|agentmail\.to|あなたの(?:メール|番号)/iu,
);

/** Mail services for private people. */
export const privateMail =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|icloud|me|mac|yahoo|ymail|aol|proton|protonmail|pm|tutanota|tuta|gmx|web|t-online|posteo|mailbox|fastmail|hey|zoho|qq|163|126|sina|foxmail|naver|mail|yandex|ya|rambler|libero|orange|free|laposte)\.[a-z.]{2,6}$/i;
