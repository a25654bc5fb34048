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

/** Item facts on a card besides the level: words that players use in every language. */
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

/** The date in `2026-01-31 18:30:00`. */
const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;
const NUMBERS = new Intl.NumberFormat('en-US');

type Subject = Omit<CardContent, 'siteName'>;

export function isPageCard(name: string): name is PageCard {
  return Object.hasOwn(PAGE_CARDS, name);
}

/** Finds the content of a card. Undefined, or a refusal such as `players.player_not_found`, if it does not exist. */
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

  async find(kind: CardKind, id: number): Promise<CardContent | undefined> {
    const subject = await this[kind](id);
    return subject && { siteName: this.config.public.site.name, ...subject };
  }

  async page(page: PageCard): Promise<CardContent> {
    const { name } = this.config.public.site;
    return { siteName: name, name, facts: [], pictures: await this.lineUp(PAGE_CARDS[page]) };
  }

  private async player(id: number): Promise<Subject> {
    const [player, figure] = await Promise.all([this.rankings.player(id), this.figures.figure(id)]);
    return {
      name: player.name,
      place: player.guildName ?? undefined,
      facts: [levelFact(player.level), ...rankFact(player.actualRank)],
      pictures: [figure],
    };
  }

  private async group(id: number): Promise<Subject> {
    const { group, members } = await this.groups.group(id);
    const shown = members.slice(0, MAX_OF_GROUP);
    return {
      name: group.group_name,
      facts: [levelFact(Math.floor(group.average_level)), ...rankFact(group.groupRank)],
      pictures: await this.portraits(shown.map((member) => member.id)),
    };
  }

  private async guild(id: number): Promise<Subject> {
    const guild = await this.guilds.guild(id);
    const shown = guild.roster.slice(0, MAX_OF_GROUP);
    return {
      name: guild.name,
      place: guild.alliance?.name,
      facts: [`${guild.members}/${guild.capacity}`, ...rankFact(guild.rank)],
      pictures: await this.portraits(shown.map((member) => member.id)),
    };
  }

  private async item(id: number): Promise<Subject | undefined> {
    const item = this.catalogs.current.item(id);
    if (item === undefined) return undefined;
    return {
      name: item.name,
      facts: itemFacts(item),
      pictures: [await this.pictures.find({ kind: 'item', id })],
    };
  }

  private async monster(id: number): Promise<Subject | undefined> {
    const monster = this.catalogs.current.monster(id);
    if (monster === undefined) return undefined;
    const pictures = [await this.pictures.find({ kind: 'monster', id })];
    return { name: monster.name, facts: monsterFacts(monster), pictures };
  }

  private async map(id: number): Promise<Subject | undefined> {
    const map = this.catalogs.current.world.map(id);
    if (map === undefined) return undefined;
    const { name, streetName: place } = map;
    const view = map.hasFile ? this.minimap(id) : undefined;
    if (view !== undefined) return { name, place, facts: [], pictures: [{ drawing: view }], isView: true };
    return { name, place, facts: [], pictures: [await this.pictures.find({ kind: 'map', id })] };
  }

  private async npc(id: number): Promise<Subject | undefined> {
    const npc = this.catalogs.current.world.npc(id);
    if (npc === undefined) return undefined;
    const pictures = [await this.pictures.find({ kind: 'npc', id })];
    return { name: npc.name, place: npc.occupation, facts: [], pictures };
  }

  private async quest(id: number): Promise<Subject | undefined> {
    const { world } = this.catalogs.current;
    const quest = world.quest(id);
    if (quest === undefined) return undefined;
    const npcId = quest.startNpcId ?? quest.endNpcId;
    return {
      name: quest.name,
      place: npcId === null ? quest.areaName : world.npcName(npcId),
      facts: quest.minimumLevel === null ? [] : [levelFact(quest.minimumLevel)],
      pictures: npcId === null ? [] : [await this.pictures.find({ kind: 'npc', id: npcId })],
    };
  }

  /** The best players stand beside the title. */
  private async news(id: number): Promise<Subject> {
    const { title, publishedAt, time } = await this.newsReading.one(String(id), undefined);
    const { zone } = this.config.public.time;
    const moment = writtenMoment(time?.startsAt ?? publishedAt, zone);
    return {
      name: title,
      facts: [time === null ? moment.slice(0, DAY_LENGTH) : moment.slice(0, MINUTE_LENGTH)],
      pictures: (await this.lineUp('people')).slice(0, MAX_OF_GROUP),
    };
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

  /** Skips characters that were hidden or left since the ranking. */
  private async portraits(ids: readonly number[]): Promise<CardPicture[]> {
    const found = await Promise.allSettled(ids.map((id) => this.figures.figure(id)));
    return found.flatMap((figure) =>
      figure.status === 'fulfilled'
        ? [figure.value]
        : (absentWhere('players.player_not_found')(figure.reason) ?? []),
    );
  }

  /** A map without ground has none. */
  private minimap(id: number): Drawing | undefined {
    try {
      return this.drawings.draw({ view: 'minimap', id, sky: 'day' });
    } catch (error) {
      return absentWhere('catalog.map_not_found')(error);
    }
  }
}

/** A refusal that says so leaves the picture out; a database that is away must not, as the card would be kept. */
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
