import { Injectable } from '@nestjs/common';
import type { Drawing } from '@portico/game-art/drawing';
import type { CardKind } from '@portico/contract';
import { type ErrorCode, writtenMoment } from '@portico/domain';
import { type CatalogItem, type CatalogMonster, CatalogService } from '../../catalog/index.js';
import { AppError } from '../../platform/errors/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { MapDrawingService } from '../encyclopedia/index.js';
import { PicturesService } from '../pictures/index.js';
import { PortraitsService } from '../avatars/index.js';
import { GroupsService } from '../groups/index.js';
import { GuildsService } from '../guilds/index.js';
import { NewsService } from '../news/index.js';
import { RankBoardService, RankingsService } from '../rankings/index.js';
import type { CardContent } from './card-drawing.js';
import type { CardPicture } from './card-picture.js';

const PAGE_CARDS = { home: 'people', rankings: 'people', database: 'monsters', market: 'items' } as const;

export type PageCard = keyof typeof PAGE_CARDS;

const MAX_ON_PAGE = 5;
const MAX_OF_GROUP = 3;

/** Facts of an item on its card besides the level: words that players use in every language. */
const ITEM_FACTS = [
  ['incPAD', 'ATT'],
  ['incMAD', 'M.ATT'],
  ['incPDD', 'DEF'],
  ['incSTR', 'STR'],
  ['incDEX', 'DEX'],
  ['incINT', 'INT'],
  ['incLUK', 'LUK'],
] as const;
const MAX_ITEM_FACTS = 3;

const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;
const NUMBERS = new Intl.NumberFormat('en-US');

export type CardWords = Pick<CardContent, 'name' | 'place' | 'facts'>;

/** `draw` is called only if the pictures are needed. Texts alone are cheap. */
type Subject = CardWords & { draw: () => Promise<Pick<CardContent, 'pictures' | 'isView'>> };

export function isPageCard(name: string): name is PageCard {
  return Object.hasOwn(PAGE_CARDS, name);
}

/** Finds the content of a card. Throws a code such as `players.player_not_found` if the subject does not exist. */
@Injectable()
export class CardSubjects {
  constructor(
    private readonly figures: PortraitsService,
    private readonly boards: RankBoardService,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
    private readonly drawings: MapDrawingService,
    private readonly groups: GroupsService,
    private readonly guilds: GuildsService,
    private readonly pictures: PicturesService,
    private readonly rankings: RankingsService,
    private readonly newsReading: NewsService,
  ) {}

  async find(kind: CardKind, id: number): Promise<CardContent> {
    const { draw, ...words } = await this[kind](id);
    return { siteName: this.config.public.site.name, ...words, ...(await draw()) };
  }

  async words(kind: CardKind, id: number): Promise<CardWords> {
    const { name, place, facts } = await this[kind](id);
    return { name, place, facts };
  }

  async page(page: PageCard): Promise<CardContent> {
    const { name } = this.config.public.site;
    return { siteName: name, name, facts: [], pictures: await this.lineUp(PAGE_CARDS[page]) };
  }

  private async player(id: number): Promise<Subject> {
    const player = await this.rankings.player(id);
    return {
      name: player.name,
      place: player.guildName ?? undefined,
      facts: [levelFact(player.level), ...rankFact(player.actualRank)],
      draw: async () => ({ pictures: [await this.figures.figure(id)] }),
    };
  }

  private async group(id: number): Promise<Subject> {
    const { group, members } = await this.groups.group(id);
    return {
      name: group.group_name,
      facts: [levelFact(Math.floor(group.average_level)), ...rankFact(group.groupRank)],
      draw: () => this.firstOf(members),
    };
  }

  private async guild(id: number): Promise<Subject> {
    const guild = await this.guilds.guild(id);
    return {
      name: guild.name,
      place: guild.alliance?.name,
      facts: [`${guild.members}/${guild.capacity}`, ...rankFact(guild.rank)],
      draw: () => this.firstOf(guild.roster),
    };
  }

  private async item(id: number): Promise<Subject> {
    const item = this.catalogs.current.item(id);
    if (item === undefined) throw new AppError('catalog.item_not_found');
    return { name: item.name, facts: itemFacts(item), draw: () => this.pictureOf('item', id) };
  }

  private async monster(id: number): Promise<Subject> {
    const monster = this.catalogs.current.monster(id);
    if (monster === undefined) throw new AppError('catalog.monster_not_found');
    return { name: monster.name, facts: monsterFacts(monster), draw: () => this.pictureOf('monster', id) };
  }

  private async map(id: number): Promise<Subject> {
    const map = this.catalogs.current.world.map(id);
    if (map === undefined) throw new AppError('catalog.map_not_found');
    const { name, streetName: place, hasFile } = map;
    const draw = async () => {
      const view = hasFile ? this.minimap(id) : undefined;
      return view === undefined ? this.pictureOf('map', id) : { pictures: [{ drawing: view }], isView: true };
    };
    return { name, place, facts: [], draw };
  }

  private async npc(id: number): Promise<Subject> {
    const npc = this.catalogs.current.world.npc(id);
    if (npc === undefined) throw new AppError('catalog.npc_not_found');
    return { name: npc.name, place: npc.occupation, facts: [], draw: () => this.pictureOf('npc', id) };
  }

  private async quest(id: number): Promise<Subject> {
    const { world } = this.catalogs.current;
    const quest = world.quest(id);
    if (quest === undefined) throw new AppError('catalog.quest_not_found');
    const npcId = quest.startNpcId ?? quest.endNpcId;
    return {
      name: quest.name,
      place: npcId === null ? quest.areaName : world.npcName(npcId),
      facts: quest.minimumLevel === null ? [] : [levelFact(quest.minimumLevel)],
      draw: async () => (npcId === null ? { pictures: [] } : this.pictureOf('npc', npcId)),
    };
  }

  private async news(id: number): Promise<Subject> {
    const { title, publishedAt, time } = await this.newsReading.one(String(id), undefined);
    const { zone } = this.config.public.time;
    const moment = writtenMoment(time?.startsAt ?? publishedAt, zone);
    return {
      name: title,
      facts: [time === null ? moment.slice(0, DAY_LENGTH) : moment.slice(0, MINUTE_LENGTH)],
      draw: async () => ({ pictures: (await this.lineUp('people')).slice(0, MAX_OF_GROUP) }),
    };
  }

  private async pictureOf(kind: 'item' | 'monster' | 'map' | 'npc', id: number) {
    return { pictures: [await this.pictures.find({ kind, id })] };
  }

  private async firstOf(members: readonly { id: number }[]) {
    return { pictures: await this.portraits(members.slice(0, MAX_OF_GROUP).map(({ id }) => id)) };
  }

  private async lineUp(who: (typeof PAGE_CARDS)[PageCard]): Promise<CardPicture[]> {
    const catalog = this.catalogs.current;
    if (who === 'people') {
      const { board } = await this.boards.current();
      const { places } = board.page({ sort: 'level', term: '', page: 1, limit: MAX_ON_PAGE });
      return this.portraits(places.map(({ id }) => id));
    }
    const ids =
      who === 'items'
        ? catalog.popularItems({ limit: MAX_ON_PAGE }).map(({ item }) => item.id)
        : spreadOut(catalog.searchMonsters({ term: '' }).filter(({ hasName }) => hasName)).map(
            ({ id }) => id,
          );
    const kind = who === 'items' ? 'item' : 'monster';
    return Promise.all(ids.map((id) => this.pictures.find({ kind, id })));
  }

  /** Leaves out characters that have been hidden or have left since the ranking. */
  private async portraits(ids: readonly number[]): Promise<CardPicture[]> {
    const found = await Promise.allSettled(ids.map((id) => this.figures.figure(id)));
    return found.flatMap((figure) =>
      figure.status === 'fulfilled'
        ? [figure.value]
        : (absentWhere('players.player_not_found')(figure.reason) ?? []),
    );
  }

  /** Undefined for a map without ground. */
  private minimap(id: number): Drawing | undefined {
    try {
      return this.drawings.draw({ view: 'minimap', id, sky: 'day' });
    } catch (error) {
      return absentWhere('catalog.map_not_found')(error);
    }
  }
}

/** Ignores one code, which means that there is no picture. Other errors are thrown, as the card would be cached. */
function absentWhere(code: ErrorCode): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof AppError && error.code === code) return undefined;
    throw error;
  };
}

function levelFact(level: number): string {
  return `Lv. ${level}`;
}

function rankFact(rank: number | null): string[] {
  return rank === null ? [] : [`#${NUMBERS.format(rank)}`];
}

function itemFacts({ properties }: CatalogItem): string[] {
  const level = properties.reqLevel ?? 0;
  const stats = ITEM_FACTS.flatMap(([property, word]) => {
    const value = properties[property] ?? 0;
    return value > 0 ? [`${word} +${NUMBERS.format(value)}`] : [];
  });
  return [...(level > 0 ? [levelFact(level)] : []), ...stats.slice(0, MAX_ITEM_FACTS)];
}

function monsterFacts({ level, isBoss, maxHp, exp }: CatalogMonster): string[] {
  return [
    ...(level === null ? [] : [levelFact(level)]),
    ...(isBoss ? ['BOSS'] : []),
    ...(maxHp > 0 ? [`HP ${NUMBERS.format(maxHp)}`] : []),
    ...(exp > 0 ? [`EXP ${NUMBERS.format(exp)}`] : []),
  ];
}

function spreadOut<T>(all: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(all.length / MAX_ON_PAGE));
  return all.filter((_, index) => index % step === 0).slice(0, MAX_ON_PAGE);
}
