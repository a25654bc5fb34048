import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { grouped } from '@portico/domain';
import { idFrom, node, wzDocument, type WzValue } from '@portico/services/catalog';
import type { DemoItem } from '../items/demo-items.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoQuest, QuestWorld } from '../quests/quest-lookup.js';
import type { DemoReactor } from '../reactors/demo-reactors.js';
import { mapNames, mapParts, monsterBook, npcLocations, npcNames, reactorParts } from './map-files.js';
import { entriesOf } from './entries.js';
import { questAreas, questFiles } from './quest-files.js';

/** The part of a demo world that a game server keeps in files. */
export interface DemoFiles extends QuestWorld {
  maps: readonly DemoMap[];
  quests: readonly DemoQuest[];
  reactors: readonly DemoReactor[];
}

/** Writes the demo world's game files in the form of a real server's. The folder appears complete or not at all. */
export async function writeDemoFiles(folder: string, world: DemoFiles): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  for (const [path, content] of demoDocuments(world)) {
    const target = join(draft, `${path}.img.xml`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

export function demoDocuments(world: DemoFiles): Map<string, string> {
  const { items, monsters } = world;
  return new Map([
    ...worldDocuments(world),
    ...itemDocuments(items),
    ...stringDocuments(items),
    ...monsters.map((monster) => monsterDocument(monster)),
    ['String.wz/Mob', document('Mob', monsters.map(named))] as const,
  ]);
}

function* worldDocuments({ maps, npcs, quests, reactors }: DemoFiles): Generator<readonly [string, string]> {
  const lists: Readonly<Record<string, WzValue[]>> = {
    'String.wz/Map': mapNames(maps),
    'String.wz/Npc': npcNames(npcs),
    'String.wz/MonsterBook': monsterBook(maps),
    'Etc.wz/NpcLocation': npcLocations(npcs),
    'Etc.wz/QuestCategory': questAreas(),
  };
  for (const [path, list] of Object.entries(lists)) {
    yield [path, document(path.slice(path.indexOf('/') + 1), list)];
  }
  for (const map of maps) {
    const name = padded(map.id, 9);
    yield [`Map.wz/Map/Map${name.slice(0, 1)}/${name}`, document(name, mapParts(map))];
  }
  for (const reactor of reactors) {
    const name = padded(reactor.id, 7);
    yield [`Reactor.wz/${name}`, document(name, reactorParts(reactor))];
  }
  for (const [name, list] of Object.entries(questFiles(quests)))
    yield [`Quest.wz/${name}`, document(name, list)];
}

function* itemDocuments(items: readonly DemoItem[]): Generator<readonly [string, string]> {
  const lists = new Map<string, WzValue[]>();
  for (const item of items) {
    const isAlone = item.folder.startsWith('Character.wz/') || item.folder === 'Item.wz/Pet';
    // Only names of pet files are not padded.
    const name = item.folder === 'Item.wz/Pet' ? String(item.id) : padded(item.id, 8);
    if (isAlone) yield [`${item.folder}/${name}`, document(name, itemParts(item))];
    else {
      const path = `${item.folder}/${padded(Math.floor(item.id / 10_000), 4)}`;
      const listed = lists.get(path) ?? [];
      listed.push(node(padded(item.id, 8), itemParts(item)));
      lists.set(path, listed);
    }
  }
  for (const [path, nodes] of lists) yield [path, document(path.slice(path.lastIndexOf('/') + 1), nodes)];
}

function* stringDocuments(items: readonly DemoItem[]): Generator<readonly [string, string]> {
  for (const [file, listed] of grouped(items, ({ list }) => list.file))
    yield [`String.wz/${file}`, document(file, stringList(file, listed))];
}

/** Equipment is listed by category, etc items one level deeper, everything else directly. */
function stringList(file: string, items: readonly DemoItem[]): WzValue[] {
  if (file === 'Eqp') {
    const categories = [...new Set(items.map(({ list }) => list.category ?? ''))].sort();
    const listed = (category: string) => items.filter(({ list }) => list.category === category).map(named);
    return [
      node(
        file,
        categories.map((category) => node(category, listed(category))),
      ),
    ];
  }
  const entries = items.map(named);
  return file === 'Etc' ? [node(file, entries)] : entries;
}

function named({ id, name, description = '' }: Pick<DemoItem, 'id' | 'name'> & Partial<DemoItem>): WzValue {
  return node(String(id), entriesOf({ name, desc: description || undefined }));
}

function itemParts({ info, spec }: DemoItem): WzValue[] {
  const parts = [node('info', entriesOf(info))];
  return spec ? [...parts, node('spec', entriesOf(spec))] : parts;
}

function monsterDocument({ id, info }: DemoMonster): readonly [string, string] {
  const name = padded(id, 7);
  return [`Mob.wz/${name}`, document(name, [node('info', entriesOf(info))])];
}

function document(name: string, children: WzValue[]): string {
  const sorted = children.every(({ name: child }) => idFrom(child) !== undefined)
    ? [...children].sort((a, b) => Number(a.name) - Number(b.name))
    : children;
  return wzDocument(`${name}.img`, sorted);
}

function padded(id: number, width: number): string {
  return String(id).padStart(width, '0');
}
