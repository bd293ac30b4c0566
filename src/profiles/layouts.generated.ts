// Generated from src/profiles/layouts/ by `npm run generate`. Do not edit.
import { profile as agentsoul } from './layouts/agentsoul.js';
import { profile as agentos } from './layouts/agentos.js';
import { profile as cognitive } from './layouts/cognitive.js';
import { profile as mindroom } from './layouts/mindroom.js';
import { profile as nexo } from './layouts/nexo.js';
import { profile as openclaw } from './layouts/openclaw.js';
import { profile as openclaw20261 } from './layouts/openclaw-2026.1.js';
import type { Profile } from './profile.js';

export const profiles: readonly Profile[] = [
  agentsoul,
  agentos,
  cognitive,
  mindroom,
  nexo,
  openclaw,
  openclaw20261,
];
