/** The config of a workspace. */
export const configFileName = 'agentsoul.json';
