import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { SPRITE_CATEGORIES, type SpriteCategory } from '@portico/avatar';

const coordinate = (example: number) => ApiProperty({ type: 'number', example });

/** In units, which are pixels of the game. */
export class SpritePointDto {
  @coordinate(-4)
  x: number;

  @coordinate(-32)
  y: number;
}

/** One picture of a sprite set, and where it hangs. */
export class SpritePartDto {
  @ApiProperty({
    example: 'stand1.0.mail',
    description: 'Of the picture: `/png.php/{category}/{id, 8 digits}.img/{image}.png`',
  })
  image: string;

  @ApiProperty({ type: 'number', example: 21 })
  width: number;

  @ApiProperty({ type: 'number', example: 32 })
  height: number;

  @ApiProperty({ type: () => SpritePointDto })
  origin: SpritePointDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(SpritePointDto) },
    description: 'Points that parts share, such as `navel`, `neck`, `brow` and `hand`, seen from the origin',
  })
  anchors: Record<string, SpritePointDto>;

  @ApiProperty({ example: 'mailChest', description: 'The layer that it is drawn in' })
  layer: string;

  @ApiPropertyOptional({ type: [Number], description: 'Skins that it is seen on; absent for all' })
  skins?: number[];
}

export class SpriteFrameDto {
  @ApiProperty({ type: 'integer', example: 500, description: 'Milliseconds; 0 where the game does not say' })
  delay: number;

  @ApiProperty({ description: 'Whether the face is seen; only bodies tell' })
  showsFace: boolean;

  @ApiProperty({ type: () => [SpritePartDto] })
  parts: SpritePartDto[];
}

const FRAMES = {
  type: 'object' as const,
  additionalProperties: { type: 'array' as const, items: { $ref: getSchemaPath(SpriteFrameDto) } },
};

const STANCE_VARIANT = ApiPropertyOptional({ type: 'integer', enum: [1, 2] });

/** How one body, head, face, hair or piece of equipment looks, except for its pixels. */
@ApiExtraModels(SpritePointDto, SpriteFrameDto)
export class SpriteSetDto {
  @ApiProperty({ enum: SPRITE_CATEGORIES, enumName: 'SpriteCategory', example: 'Coat' })
  category: SpriteCategory;

  @ApiProperty({ type: 'integer', example: 1_040_002 })
  id: number;

  @ApiProperty({ type: 'number', example: 1, description: 'Pixels of the pictures per unit' })
  scale: number;

  @ApiProperty({ example: 'CpH1H5', description: 'What it takes up of the body, two letters each' })
  slots: string;

  @STANCE_VARIANT
  stand?: 1 | 2;

  @STANCE_VARIANT
  walk?: 1 | 2;

  @ApiProperty({ ...FRAMES, description: 'Frames by action, by expression, or under `default`' })
  frames: Record<string, SpriteFrameDto[]>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: FRAMES,
    description: 'Of a cash weapon: its frames by the type of weapon that it covers',
  })
  variants?: Record<string, Record<string, SpriteFrameDto[]>>;
}
