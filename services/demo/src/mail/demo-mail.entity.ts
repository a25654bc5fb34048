import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '@portico/services/platform/persistence';

/** A mail that the demo world did not send. */
@Entity({ name: 'portal_demo_mail', engine: TABLE_ENGINE })
@Index('portal_demo_mail_network', ['network', 'id'])
export class DemoMailEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'network', type: 'varchar', length: 64 }) network: string;
  @Column({ name: 'recipient', type: 'varchar', length: 100 }) recipient: string;
  @Column({ name: 'subject', type: 'varchar', length: 200 }) subject: string;
  @Column({ name: 'text', type: 'text' }) text: string;
}
