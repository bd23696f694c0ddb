import type { ComponentType } from 'react';
import type { ShelfSection } from '../shell/shelf/shelf-sections.ts';
import { BoughtSection, RentedSection } from './acquired-sections.tsx';
import { FavouritesSection } from './favourites-section.tsx';
import { HistorySection } from './history-section.tsx';
import { FinishedSection, ReadingSection } from './reading-sections.tsx';
import type { ShelfPresenter } from './shelf-presenter.ts';

export const sectionViews: Readonly<Record<ShelfSection, ComponentType<{ presenter: ShelfPresenter }>>> = {
  reading: ReadingSection,
  finished: FinishedSection,
  favourites: FavouritesSection,
  bought: BoughtSection,
  rented: RentedSection,
  history: HistorySection,
};
