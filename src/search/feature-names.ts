/** What speaks for a chunk, each from 0 to 1. The names are those of the table of weights. */
export const featureNames = [
  'words',
  'neighbours',
  'file',
  'answers',
  'speaker',
  'ofSelf',
  'ofOther',
  'tellsTime',
  'date',
  'meaning',
  'alike',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;
