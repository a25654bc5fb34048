import { MESO_ITEM_ID } from '@portico/domain';

export function placeholderItemName(id: number): string {
  return id === MESO_ITEM_ID ? 'Mesos' : `Item ${id}`;
}

export function placeholderMonsterName(id: number): string {
  return `Monster ${id}`;
}

export function placeholderReactorName(id: number): string {
  return `Reactor ${id}`;
}

export function placeholderMapName(id: number): string {
  return `Map ${id}`;
}

export function placeholderNpcName(id: number): string {
  return `NPC ${id}`;
}

export function placeholderQuestName(id: number): string {
  return `Quest ${id}`;
}
