import * as z from 'zod';
import {
  insidePath,
  isInsidePath,
  list,
  named,
  normalisePath,
  paragraphs,
  plainName,
  section,
  text,
} from './value-types.js';

const avatarWords = 'an emoji or letters, a path inside the workspace, or an https, http or data:image address';

function avatar() {
  return z
    .string({ error: avatarWords })
    .refine(isAvatar, { error: avatarWords })
    .meta({
      description: 'Letters, an emoji, a picture inside the workspace, or the address of one.',
      examples: ['🦉'],
    });
}

export function agentSchema() {
  return section('The agent of this workspace.', {
    id: text({
      description: 'The id of the agent, as other tools know it.',
      example: 'aria',
      maxLength: 64,
    }).exactOptional(),
    role: paragraphs({
      description: 'Who the agent is. Used if there is no SOUL file.',
      example: 'A calm research partner.',
      maxLength: 20_000,
    }).exactOptional(),
    instructions: paragraphs({
      description: 'How the agent works. Used if there is no AGENTS file.',
      example: 'Answer briefly. Ask before you write.',
      maxLength: 20_000,
    }).exactOptional(),
  });
}

function card() {
  return {
    name: text({ description: 'The name of the agent.', example: 'Aria', maxLength: 80 }).exactOptional(),
    creature: text({ description: 'What kind of being it is.', example: 'owl' }).exactOptional(),
    vibe: text({ description: 'How it comes across.', example: 'calm, curious' }).exactOptional(),
    emoji: text({ description: 'Its emoji.', example: '🦉', maxLength: 32 }).exactOptional(),
    avatar: avatar().exactOptional(),
    role: text({ description: 'Its role in a few words.', example: 'research partner' }).exactOptional(),
  };
}

export function uiSchema() {
  return section('How the agent is shown, regardless of its files.', {
    assistant: section('The identity card that overrides every other source, field by field.', card()).exactOptional(),
  });
}

function agentEntry() {
  return section('One agent.', {
    workspace: insidePath({ description: 'The folder of this agent.', example: 'agents/aria' }).exactOptional(),
    profile: text({ description: 'The layout of its folder.', example: 'agentsoul', maxLength: 64 }).exactOptional(),
    description: text({
      description: 'What this agent is good at, as its peers read it.',
      example: 'Finds sources.',
      maxLength: 500,
    }).exactOptional(),
    identity: section('The identity card of this agent; IDENTITY.md fills in what is missing.', card()).exactOptional(),
    delegates: list(plainName(), {
      description: 'The agents it may delegate to.',
      example: ['scout'],
    }).exactOptional(),
  });
}

export function agentsSchema() {
  return named('The agents under this config, by id.', agentEntry()).superRefine((agents, context) => {
    const owners = new Map<string, string>();
    const above = new Map<string, string>();
    for (const [id, { workspace }] of Object.entries(agents)) {
      if (workspace === undefined || normalisePath(workspace) === '.') continue;
      const folders = withParents(normalisePath(workspace).normalize('NFC').toLowerCase());
      const [folder = '', ...parents] = folders;
      const other = above.get(folder) ?? folders.map((path) => owners.get(path)).find((owner) => owner !== undefined);
      if (other !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [id, 'workspace'],
          message: `a folder separate from that of "${other}"`,
        });
      }
      owners.set(folder, id);
      for (const parent of parents) if (!above.has(parent)) above.set(parent, id);
    }
  });
}

export function teamsSchema() {
  return named(
    'Groups of agents that share a log, by id.',
    section('One team.', {
      members: list(plainName(), { description: 'The ids of its agents.', example: ['aria', 'scout'] }),
      description: text({
        description: 'What the team is for.',
        example: 'Weekly review.',
        maxLength: 500,
      }).exactOptional(),
    }),
  );
}

/** `a/b/c`, `a/b`, `a`. */
function withParents(path: string): string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, names.length - index).join('/'));
}

function isAvatar(value: string): boolean {
  if (value === '' || [...value].length > 100_000 || /\p{Cc}/u.test(value)) return false;
  if (/^(https?:\/\/|data:image\/)/i.test(value)) return URL.canParse(value);
  return isInsidePath(value);
}
