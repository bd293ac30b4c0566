import { type Interruption, interruptionFrom } from '../../commands/interruption.js';

/** A key to press in tests. */
export function ctrlC(): { readonly interruption: Interruption; press(): void } {
  let pressed = () => {};
  const interruption = interruptionFrom((listener) => {
    pressed = listener;
  });
  return { interruption, press: () => pressed() };
}
