import { subjectOfEntry } from '../../entries/compare/subject-of-entry.js';
import { readAssertedMemory } from '../../entries/compare/supersession.js';
import type { Entry } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { asksAboutSelf } from '../../language/words/asks-about-self.js';
import { askedSpeakers } from '../asked-speakers.js';
import type { MentionsNamed } from './asked-names.js';
import type { Conversation } from './conversations.js';

export type LineSubject = {
  /** Who says it in a conversation, else whom or what it is about; `user` for the owner, null if unknown. */
  readonly subject: string | null;
  /** If that is not whom the question asks about: who it is instead of whom. */
  readonly mismatch: string | null;
};

export type SubjectSources = {
  readonly graph: Graph;
  readonly owner: readonly string[];
  readonly conversationOf: (entry: Entry) => Conversation | null;
  readonly mentionsNamed: MentionsNamed | null;
};

/** Says of each memory whom it is about, and whether that is the one whom a question asks about. */
export function subjectFinder(question: string, sources: SubjectSources): (entry: Entry) => LineSubject {
  const { graph, owner, conversationOf, mentionsNamed } = sources;
  const named = graph.names.mentioned(question);
  const isOfSelf = asksAboutSelf(question);
  const asked = [...named.map(({ name }) => name), ...(isOfSelf ? ['user'] : [])];
  return (entry) => {
    const conversation = conversationOf(entry);
    if (conversation?.turn != null) return subjectOfTurn(conversation, conversation.turn);
    const subject = subjectOfNote(entry);
    const isOther = subject !== null && isKnownSubject(subject) && asked.length > 0 && !asked.includes(subject);
    const mentionsAsked = mentionsNamed?.(entry.text) === true || (isOfSelf && asksAboutSelf(entry.text));
    return { subject, mismatch: isOther && !mentionsAsked ? `about ${called(subject)}, not ${listed(asked)}` : null };
  };

  function subjectOfTurn({ speakers }: Conversation, { speaker, name }: NonNullable<Conversation['turn']>) {
    const meant = askedSpeakers(question, speakers, owner);
    const isOther = meant.length > 0 && !meant.includes(speaker);
    return { subject: name, mismatch: isOther ? `said by ${name}, not ${listed(meant.map(asAsked))}` : null };
  }

  /** A name as the question writes it. */
  function asAsked(name: string): string {
    const start = question.toLowerCase().indexOf(name);
    return start === -1 ? 'user' : question.slice(start, start + name.length);
  }

  function subjectOfNote(entry: Entry): string | null {
    const about = subjectOfEntry(entry);
    const { sentences } = readAssertedMemory({ text: entry.text, type: entry.about.type, about });
    const stated = sentences.flatMap(({ statement }) => statement?.subject ?? [])[0] ?? about ?? null;
    if (stated === null || stated === 'user') return stated;
    const start = entry.text.toLowerCase().indexOf(stated.toLowerCase());
    return graph.names.all(stated)[0]?.name ?? (start === -1 ? stated : entry.text.slice(start, start + stated.length));
  }

  function isKnownSubject(subject: string): boolean {
    return subject === 'user' || graph.names.all(subject).length > 0;
  }
}

function listed(names: readonly string[]): string {
  return names.map(called).join(' or ');
}

function called(name: string): string {
  return name === 'user' ? 'the user' : name;
}
