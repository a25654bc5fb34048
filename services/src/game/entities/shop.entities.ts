import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A shop that an NPC opens. */
@Entity({ name: 'shops', synchronize: false })
export class ShopEntity {
  @PrimaryGeneratedColumn({ name: 'shopid', type: 'int' }) id: number;
  @Column({ name: 'npcid', type: 'int' }) npcId: number;
}

/** An item that a shop sells. */
@Entity({ name: 'shopitems', synchronize: false })
export class ShopItemEntity {
  @PrimaryGeneratedColumn({ name: 'shopitemid', type: 'int' }) id: number;
  @Column({ name: 'shopid', type: 'int' }) shopId: number;
  @Column({ name: 'itemid', type: 'int' }) itemId: number;

  /** Mesos; 0 if it is paid in something else. */
  @Column({ name: 'price', type: 'int' }) price: number;

  /** Perfect Pitches, where `price` is 0. */
  @Column({ name: 'pitch', type: 'int' }) pitch: number;
  @Column({ name: 'position', type: 'int' }) position: number;
}
