import * as z from 'zod/mini';
import { SoulError } from '../../errors/soul-error.js';
import { planReset } from '../../scaffold/plan-init.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { checkTimezone, templateFields } from './template-fields.js';

export const handler = changeHandler(
  z.strictObject({ file: field.text('Name a file of the workspace, such as STYLE.md'), ...templateFields }),
  {
    mutation: 'init --reset',
    trigger: ({ file }) => `agentsoul init --reset ${file}`,
    async plan(workspace, { file, ...given }) {
      const timezone = checkTimezone(given.timezone ?? workspace.timezone);
      const values = { ...given, timezone, date: dayAt(workspace.at, workspace.timezone) };
      return (await planReset(file, { layout: workspace, values })) ?? refuseUnknown(file, workspace);
    },
  },
);

function refuseUnknown(file: string, { profile }: Workspace): never {
  throw new SoulError('usage', `There is no template for ${file} in the ${profile.name} layout.`, {
    hint: 'Run `agentsoul init --dry-run` in an empty folder to see the files that have one.',
  });
}
