import { plainForm } from '../../search/words/irregular-forms.js';

/** Turns a completed step into an instruction: "Copied the cards" → "Copy the cards". Where the first word is no verb that is known, as it was. */
export function asOrder(step: string): string {
  const [first = '', ...rest] = step.split(' ');
  const verb = orderOf(first.toLowerCase());
  if (verb === null) return step;
  const said = /^\p{Lu}/u.test(first) ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` : verb;
  return [said, ...rest].join(' ');
}

function orderOf(word: string): string | null {
  const irregular = plainForm(word);
  if (irregular !== word) return irregular;
  if (!word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return forms.find((form) => verbs.has(form)) ?? null;
}

const verbs = new Set(
  'add air answer apply approve archive ask assign attach back bake boil book brush bump burn call cancel carry change charge check clean clear click close collect commit compare compress compile confirm connect convert cook cool copy correct count cover create crop date deliver deploy describe dip download drain dry dust email empty enter export file fill filter finish fix fold format forward fry gather glue grade grind heat import inform inspect install invite iron join label listen load lock log look lower mail map mark mask match measure melt mend merge mix mount move mow name note number offload oil open order pack paint park paste peel phone photograph pick place plant plot plug polish post pour press print prune pull pump push queue raise record register release remind remove rename render repair repeat replace reply report request rest restart restore return review rinse roll rub save scale scan schedule score scrape scrub seal search separate serve share sharpen sign slice soak solder sort sow spray stack stamp start steam stir stop store strain stretch submit switch sync tag talk tape taste test tick tidy tie tighten title touch train transfer trim try tune turn type unload unlock unpack unplug untie update upload use vacuum verify wait walk warm wash watch water wedge weed weigh whisk wipe work wrap zip'.split(
    ' ',
  ),
);
