import { basename } from 'node:path';
import * as z from 'zod/mini';
import { type ScheduleUnit, scheduleUnit, scheduleUnits } from '../../reflect/schedule/scheduler-config-files.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ReflectionSchedule = {
  readonly scheduler: ScheduleUnit;
  readonly schedule: string;
  readonly timezone: string;
  /** What to give to the scheduler. */
  readonly text: string;
};

export const handler = defineHandler({
  input: z.strictObject({
    print: z.enum(scheduleUnits, { error: `Schedulers are ${scheduleUnits.join(', ')}` }),
    /** The words that start agentsoul on this machine. */
    program: field.words,
    agent: z.optional(field.text('Name an agent')),
  }),
  async run(call, { print, program = ['agentsoul'], agent }): Promise<ReflectionSchedule> {
    const { config, timezone, root, agentId } = await call.workspace();
    const { schedule } = config.reflection;
    const who = agent === undefined ? [] : ['--agent', agent];
    const command = [...program, '-C', root, ...who, 'reflect', '--quiet', '--no-input'];
    const name = `agentsoul-reflect-${basename(root)}-${agentId}`.replace(/[^\w.-]+/g, '-').toLowerCase();
    const text = scheduleUnit({ unit: print, schedule, timezone, command, name });
    return { scheduler: print, schedule, timezone, text };
  },
});
