import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A monster or NPC that a game master put on a map permanently, in addition to the game files. */
@Entity({ name: 'plife', synchronize: false })
export class CustomSpawnEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'world', type: 'int' }) world: number;
  @Column({ name: 'map', type: 'int' }) mapId: number;
  @Column({ name: 'life', type: 'int' }) subjectId: number;

  /** `m` a monster, `n` an NPC. */
  @Column({ name: 'type', type: 'varchar', length: 1 }) type: string;
  @Column({ name: 'x', type: 'int' }) x: number;
  @Column({ name: 'y', type: 'int' }) y: number;

  /** 1: hidden. */
  @Column({ name: 'hide', type: 'int' }) hide: number;

  /** Seconds until a monster comes back; -1 never. */
  @Column({ name: 'mobtime', type: 'int' }) respawn: number;
}
