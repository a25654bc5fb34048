import { asBefore, changeIssues } from '@portico/domain';
import type { DropChange, DropFault, DropValueIssue, DropValues } from '@portico/domain';
import type { CatalogFacts } from '../catalog-facts.js';

/** What is wrong with a row by itself: its values, and what it names that the game does not have. */
export function rowIssues(
  { table, dropperId, before }: DropChange,
  after: DropValues,
  facts: CatalogFacts,
): DropValueIssue[] {
  const item = facts.item(after.itemId);
  const unknown: DropFault[] = [];
  if (!item.isKnown) unknown.push('item-unknown');
  if (!facts.knowsDropper(table, dropperId)) unknown.push('dropper-unknown');
  const ofValues = changeIssues(table, before, after, item);
  const isQuestJudged = ofValues.some(({ code, params }) => (params.fault ?? code) === 'quest-unknown');
  if (!isQuestJudged && !facts.knowsQuest(after.questId)) unknown.push('quest-unknown');
  return [...unknown.map((fault) => asBefore(fault, before, after)), ...ofValues];
}
