import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { SPRITE_CATEGORIES, type SpriteCategory } from '@portico/avatar';
import { Choice, Decimal, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

const coordinate = (example: number) => ApiProperty({ type: 'number', example });

/** Units are pixels of the game. */
export class SpritePointDto {
  @coordinate(-4) x: number;
  @coordinate(-32) y: number;
}

export class SpritePartDto {
  @Text('Name of the picture: `/png.php/{category}/{id, 8 digits}.img/{image}.png`', {
    example: 'stand1.0.mail',
  })
  image: string;

  @Decimal({ example: 21 }) width: number;
  @Decimal({ example: 32 }) height: number;
  @Nested(() => SpritePointDto) origin: SpritePointDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(SpritePointDto) },
    description:
      'Anchor points shared by parts, such as `navel`, `neck`, `brow` and `hand`, relative to the origin',
  })
  anchors: Readonly<Record<string, SpritePointDto>>;

  @Text('Layer for drawing', { example: 'mailChest' }) layer: string;
  @ApiPropertyOptional({ type: [Number], description: 'Skins that show it; absent: all' })
  skins?: readonly number[];
}

export class SpriteFrameDto {
  @Integer('Milliseconds; 0 if unknown', { example: 500 }) delay: number;
  @Flag('The face is visible; only bodies have this') showsFace: boolean;
  @Nested(() => [SpritePartDto]) parts: readonly SpritePartDto[];
}

type SpriteFramesDto = Readonly<Record<string, readonly SpriteFrameDto[]>>;

const FRAMES = {
  type: 'object' as const,
  additionalProperties: { type: 'array' as const, items: { $ref: getSchemaPath(SpriteFrameDto) } },
};

const STANCE_VARIANT = ApiPropertyOptional({ type: 'integer', enum: [1, 2] });

/** The look of one body, head, face, hair or piece of equipment, without its pixels. */
@ApiExtraModels(SpritePointDto, SpriteFrameDto)
export class SpriteSetDto {
  @Choice(SPRITE_CATEGORIES, { enumName: 'SpriteCategory', example: 'Coat' }) category: SpriteCategory;
  @Integer({ example: 1_040_002 }) id: number;
  @Decimal('Pixels of the pictures per unit', { example: 1 }) scale: number;
  @Text('Covered parts of the body, two letters each', { example: 'CpH1H5' }) slots: string;

  @STANCE_VARIANT
  stand?: 1 | 2;

  @STANCE_VARIANT
  walk?: 1 | 2;

  @ApiProperty({ ...FRAMES, description: 'Frames by action, by expression, or under `default`' })
  frames: SpriteFramesDto;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: FRAMES,
    description: 'Frames of a cash weapon, by covered weapon type',
  })
  variants?: Readonly<Record<string, SpriteFramesDto>>;
}
