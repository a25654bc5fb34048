import type { DataSource } from 'typeorm';

export interface DataSources {
  writer: DataSource;
  reader: DataSource;
}
