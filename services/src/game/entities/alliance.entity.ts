import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Guilds that stand together; they name it in `allianceId`. */
@Entity({ name: 'alliance', synchronize: false })
export class AllianceEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'name', type: 'varchar', length: 13 }) name: string;
}
