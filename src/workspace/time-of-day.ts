/** The time of day at that moment in that time zone, `HH:MM`. When clocks go back, one hour occurs twice. */
export function timeOfDayAt(at: Date, timezone: string): string {
  if (timezone === 'UTC') return at.toISOString().slice(11, 16);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    numberingSystem: 'latn',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const value = (wanted: string) => parts.find(({ type }) => type === wanted)?.value.padStart(2, '0') ?? '00';
  return `${value('hour')}:${value('minute')}`;
}
