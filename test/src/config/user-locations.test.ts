import { expect, test } from 'vitest';
import { userLocations } from '../../../src/config/user-locations.js';

test.each([
  ['linux', { HOME: '/home/kim' }, '/home/kim/.config/agentsoul/config.json', '/home/kim/.local/state/agentsoul'],
  [
    'darwin',
    { HOME: '/Users/kim' },
    '/Users/kim/Library/Application Support/agentsoul/config.json',
    '/Users/kim/Library/Application Support/agentsoul',
  ],
  [
    'darwin',
    { HOME: '/Users/kim', XDG_CONFIG_HOME: '/c', XDG_STATE_HOME: '/s' },
    '/c/agentsoul/config.json',
    '/s/agentsoul',
  ],
  [
    'linux',
    { HOME: '/home/kim', XDG_CONFIG_HOME: 'relative' },
    '/home/kim/.config/agentsoul/config.json',
    '/home/kim/.local/state/agentsoul',
  ],
  ['linux', { XDG_STATE_HOME: '/s' }, null, '/s/agentsoul'],
  ['linux', { HOME: '' }, null, null],
  ['linux', {}, null, null],
])('on %s with %j', (platform, env, configFile, stateDir) => {
  expect(userLocations(env, platform)).toEqual({ configFile, stateDir });
});
