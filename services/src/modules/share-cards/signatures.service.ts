import { Injectable } from '@nestjs/common';
import { jobName } from '@portico/domain';
import { Drawing } from '@portico/game-art/drawing';
import { PorticoConfig } from '../../platform/config/index.js';
import { PortraitsService } from '../avatars/index.js';
import { RankingsService } from '../rankings/index.js';
import { type CardPicture, INK, onDrawing, pictureIn, QUIET } from './card-picture.js';
import { drawableText, fittedLine, widthOf } from './card-text.js';
import { cardLine, chipRow, type ChipStyle, widthOfChips } from './card-words.js';
import { GATE_MARKUP } from './site-icon.js';

export interface SignatureContent {
  siteName: string;
  name: string;
  job?: string | undefined;
  guild?: string | undefined;
  level: number | null;
  rank: number | null;
  picture: CardPicture;
}

/** The signature for a character that is hidden or gone. It shows only the site's name. */
export function emptySignature(siteName: string): SignatureContent {
  return { siteName, name: siteName, level: null, rank: null, picture: { drawing: GATE } };
}

const NUMBERS = new Intl.NumberFormat('en-US');
const onGround = onDrawing('./signature.svg');
const FIGURE = { x: 10, y: 12, width: 96, height: 96 };
const TEXT = { x: 120, width: 266 };
const NAME = { largest: 27, smallest: 17, y: 38 };
const LINE = { size: 14, y: 61 };
const GATE = new Drawing(32, 32, () => GATE_MARKUP);
const CHIPS_Y = 78;
const CHIP: ChipStyle = { height: 26, radius: 7, size: 14, baseLine: 18, padding: 10, gap: 8 };
const SITE = { size: 11, y: 96, right: 386 };

/** The signature of a character as an SVG document of 400 x 120. It has its own background, which fits dark and light pages. */
export function drawSignature(content: SignatureContent): string {
  const { siteName, name, job, guild, level, rank, picture } = content;
  const facts = [
    ...(level === null ? [] : [`Lv. ${level}`]),
    ...(rank === null ? [] : [`#${NUMBERS.format(rank)}`]),
  ];
  const title = drawableText(name) ?? drawableText(siteName) ?? '';
  const { line, size } = fittedLine(title, { width: TEXT.width, ...NAME });
  const place = [job, guild].flatMap((text) => drawableText(text ?? '') ?? []).join(' · ');
  return onGround(
    pictureIn(picture, FIGURE, 0) +
      cardLine(line, { x: TEXT.x, y: NAME.y, size, fill: INK }) +
      smallLine(place) +
      chipRow(facts, { x: TEXT.x, y: CHIPS_Y }, CHIP, true) +
      (level === null ? '' : site(drawableText(siteName), facts)),
  );
}

function smallLine(text: string): string {
  if (text === '') return '';
  const { line, size } = fittedLine(text, { width: TEXT.width, largest: LINE.size, smallest: LINE.size });
  return cardLine(line, { x: TEXT.x, y: LINE.y, size, fill: QUIET });
}

function site(name: string | undefined, facts: readonly string[]): string {
  if (name === undefined) return '';
  const begin = TEXT.x + widthOfChips(facts, CHIP) + CHIP.gap;
  const width = SITE.right - begin;
  const { line } = fittedLine(name, { width, largest: SITE.size, smallest: SITE.size });
  return cardLine(line, {
    x: SITE.right - widthOf(line) * SITE.size,
    y: SITE.y,
    size: SITE.size,
    fill: QUIET,
  });
}

@Injectable()
export class SignaturesService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly figures: PortraitsService,
    private readonly rankings: RankingsService,
  ) {}

  get siteName(): string {
    return this.config.public.site.name;
  }

  async find(id: number): Promise<SignatureContent> {
    const [player, picture] = await Promise.all([this.rankings.player(id), this.figures.figure(id)]);
    return {
      siteName: this.siteName,
      name: player.name,
      job: jobName(player.job),
      guild: player.guildName ?? undefined,
      level: player.level,
      rank: player.actualRank,
      picture,
    };
  }
}
