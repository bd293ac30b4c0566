/** The formats a prompt can be written in. Alone in this file, so that the command line can name them without loading them. */
export const renderFormats = ['markdown', 'xml', 'json', 'anthropic', 'openai'] as const;

export type RenderFormat = (typeof renderFormats)[number];
