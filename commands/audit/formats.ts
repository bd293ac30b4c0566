export const auditFormats = ['human', 'json', 'github', 'sarif'] as const;

export type AuditFormat = (typeof auditFormats)[number];
