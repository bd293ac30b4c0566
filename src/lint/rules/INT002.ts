import { createHash } from 'node:crypto';
import { configuredPersonas } from '../integrity/configured-personas.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'INT002',
  title: 'Persona file that does not match its hash',
  severity: 'error',
  confidence: 'high',
  security: 7,
  async checkWorkspace(workspace) {
    return configuredPersonas(workspace).flatMap(({ file, sha256 }): PlacedReport[] => {
      const document = workspace.documents.get(file);
      if (sha256 === null || document === undefined) return [];
      const found = hashOf(document);
      if (found === sha256.trim().toLowerCase()) return [];
      return [
        {
          path: file,
          message: `This persona does not match the hash in the config: its SHA-256 begins with ${found.slice(0, 12)}. It is not used until they match.`,
          hint: 'Read what changed. If it is right, put the new hash into `personas` of the config; if not, restore the file.',
        },
      ];
    });
  },
};

/** Documents are read from strict UTF-8, so their bytes can be had back. */
function hashOf({ text, hasBom }: LintDocument): string {
  return createHash('sha256')
    .update(hasBom ? `\uFEFF${text}` : text)
    .digest('hex');
}
