import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One kind of card of a character; a character's card count is its number of rows. */
@Entity({ name: 'monsterbook', synchronize: false })
export class MonsterBookEntity {
  @PrimaryColumn({ name: 'charid', type: 'int' }) characterId: number;
  @PrimaryColumn({ name: 'cardid', type: 'int' }) cardId: number;

  /** Copies, 1 to 5. */
  @Column({ name: 'level', type: 'int' }) level: number;
}
