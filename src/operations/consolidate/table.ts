import type { ScopeKind } from '../../scopes/scopes.js';
import { defineOperation } from '../operation.js';

const ownersOnly = { none: 'it is for the owner, and refuses every narrower ceiling' } as const;

/** Who decides on the proposals of sub-agents. */
const reviewers: readonly ScopeKind[] = ['main', 'heartbeat', 'boot', 'bootstrap'];

export const consolidateOperations = {
  reflect: defineOperation({
    name: 'reflect',
    summary: 'Look at what was remembered and propose changes to memory',
    needs: 'propose',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./reflect.js')).handler,
  }),
  'reflect.show': defineOperation({
    name: 'reflect.show',
    summary: 'Show the proposal that waits for a decision',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./reflect-show.js')).handler,
  }),
  'reflect.approve': defineOperation({
    name: 'reflect.approve',
    summary: 'Apply the proposal that waits, or some of its changes',
    needs: 'approve',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./reflect-approve.js')).handler,
  }),
  'reflect.reject': defineOperation({
    name: 'reflect.reject',
    summary: 'Reject what still waits; its ideas do not come back',
    needs: 'approve',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./reflect-reject.js')).handler,
  }),
  'reflect.history': defineOperation({
    name: 'reflect.history',
    summary: 'List past reflections and what came of them',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./reflect-history.js')).handler,
  }),
  'reflect.due': defineOperation({
    name: 'reflect.due',
    summary: 'Report whether it is time to reflect, and why',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./reflect-due.js')).handler,
  }),
  'reflect.schedule': defineOperation({
    name: 'reflect.schedule',
    summary: 'Print what a scheduler needs to reflect on time',
    needs: 'read',
    sees: 'owner',
    leakProbe: { none: 'it prints settings and paths only, and is for the owner' },
    load: async () => (await import('./reflect-schedule.js')).handler,
  }),
  dream: defineOperation({
    name: 'dream',
    summary: 'Promote memories that keep being recalled into core memory',
    needs: 'write',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./dream.js')).handler,
  }),
  'dream.explain': defineOperation({
    name: 'dream.explain',
    summary: 'Explain why a memory is promoted into core memory or not',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{ memory: 'canary' }] },
    load: async () => (await import('./dream-explain.js')).handler,
  }),
  propose: defineOperation({
    name: 'propose',
    summary: 'Propose a memory, as sub-agents do',
    needs: 'propose',
    sees: 'scope',
    leakProbe: {
      inputs: ({ word }, scope) => [
        // Without its last letter, so that the answer does not repeat the word itself.
        { text: `Note: ${word.slice(0, -1)}`, from: 'scout', scope },
        { text: 'Buy balloons', from: 'scout', scope },
      ],
    },
    load: async () => (await import('./propose.js')).handler,
  }),
  'review.list': defineOperation({
    name: 'review.list',
    summary: 'Show the memories that sub-agents propose',
    needs: 'read',
    sees: reviewers,
    leakProbe: { inputs: () => [{ all: true }] },
    load: async () => (await import('./review-list.js')).handler,
  }),
  'review.commit': defineOperation({
    name: 'review.commit',
    summary: 'Make a memory of a proposal',
    needs: 'approve',
    sees: reviewers,
    leakProbe: { inputs: () => [{ number: 1 }] },
    load: async () => (await import('./review-commit.js')).handler,
  }),
  'review.reject': defineOperation({
    name: 'review.reject',
    summary: 'Reject proposals',
    needs: 'approve',
    sees: reviewers,
    leakProbe: { inputs: () => [{ numbers: [1], reason: 'known already' }] },
    load: async () => (await import('./review-reject.js')).handler,
  }),
  'review.defer': defineOperation({
    name: 'review.defer',
    summary: 'Leave proposals to the next reflection',
    needs: 'approve',
    sees: reviewers,
    leakProbe: { inputs: () => [{ numbers: [1] }] },
    load: async () => (await import('./review-defer.js')).handler,
  }),
  'review.resolve': defineOperation({
    name: 'review.resolve',
    summary: 'End a conflict between proposals',
    needs: 'approve',
    sees: reviewers,
    leakProbe: { inputs: () => [{ number: 1, resolution: { by: 'keep-both' as const } }] },
    load: async () => (await import('./review-resolve.js')).handler,
  }),
  'review.auto': defineOperation({
    name: 'review.auto',
    summary: 'Commit the proposals that nobody needs to look at',
    needs: 'approve',
    sees: reviewers,
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./review-auto.js')).handler,
  }),
};
