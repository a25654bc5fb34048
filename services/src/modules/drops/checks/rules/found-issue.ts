import type { DropValueIssue } from '@portico/domain';

/** Something about the change at a place of the list. */
export interface FoundIssue extends DropValueIssue {
  index: number;
}
