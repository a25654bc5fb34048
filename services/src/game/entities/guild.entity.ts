import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'guilds', synchronize: false })
export class GuildEntity {
  @PrimaryGeneratedColumn({ name: 'guildid', type: 'int' })
  id: number;

  /** Character id of the guild master. */
  @Column({ name: 'leader', type: 'int' })
  leaderId: number;

  @Column({ name: 'GP', type: 'int' })
  points: number;

  @Column({ name: 'name', type: 'varchar', length: 45 })
  name: string;

  @Column({ name: 'capacity', type: 'int' })
  capacity: number;
}
