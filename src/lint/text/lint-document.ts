import type { Role } from '../../roles/roles.js';
import type { Encoding } from './decode-file.js';
import { isMarkdown } from './is-markdown.js';
import { type Prefilter, prefilterResult, runPrefilters } from './keyword-prefilter.js';
import { LineMap } from './line-map.js';
import { type Block, blocksOf } from './markdown-blocks.js';
import { type Zone, ZoneMap, zonesOf } from './markdown-zones.js';
import { type Sentence, sentencesOf } from './sentences.js';

/** Who reads a file: its load decides how bad a finding in it is. */
export type Load =
  /** Part of the prompt of groups, rooms or sub-agents too. */
  | 'shared'
  /** Part of every private prompt. */
  | 'private'
  /** Read when something is looked up: logs, pages, notes. */
  | 'looked-up'
  /** Not known to the layout. */
  | 'none';

/** One file as rules see it. Everything is worked out when it is first asked for. */
export class LintDocument {
  readonly path: string;
  readonly role: Role | null;
  readonly load: Load;
  /** The text with its line ends as they are, without a byte order mark. All offsets count its UTF-16 units. */
  readonly text: string;
  readonly hasBom: boolean;
  /** Where it is not UTF-8, the bytes of the file can't be had back from the text. */
  readonly encoding: Encoding;
  #lines: LineMap | null = null;
  #blocks: readonly Block[] | null = null;
  #zones: ZoneMap | null = null;
  #sentences: readonly Sentence[] | null = null;
  #answers: Uint32Array | null = null;

  constructor(file: { path: string; role: Role | null; load: Load; text: string; encoding?: Encoding }) {
    this.path = file.path;
    this.role = file.role;
    this.load = file.load;
    this.encoding = file.encoding ?? 'utf-8';
    this.hasBom = file.text.startsWith('\uFEFF');
    this.text = this.hasBom ? file.text.slice(1) : file.text;
  }

  get lines(): LineMap {
    this.#lines ??= new LineMap(this.text);
    return this.#lines;
  }

  get blocks(): readonly Block[] {
    this.#blocks ??= blocksOf(this.text);
    return this.#blocks;
  }

  get zones(): ZoneMap {
    this.#zones ??= new ZoneMap(zonesOf(this.text, this.blocks));
    return this.#zones;
  }

  zoneAt(offset: number): Zone {
    return this.zones.at(offset);
  }

  /** Whether the text may hold what a look is for. */
  mayHold(look: Prefilter): boolean {
    this.#answers ??= runPrefilters(this.text);
    const known = prefilterResult(this.#answers, look);
    if (known !== null) return known;
    this.#answers = null;
    return this.mayHold(look);
  }

  /** The sentences of the text as it stands, then those that appear only when hidden, folded or encoded text is made plain. */
  get sentences(): readonly Sentence[] {
    // Logs and lists of patterns are looked at for what they hold, and say nothing to anybody.
    this.#sentences ??= isMarkdown(this.path) ? sentencesOf(this) : [];
    return this.#sentences;
  }
}
