import { Module } from '@nestjs/common';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

/** Pictures of items, monsters, NPCs and map marks: the owner's, an icon service's, or drawn. */
@Module({ controllers: [PicturesController], providers: [PicturesService], exports: [PicturesService] })
export class PicturesModule {}
