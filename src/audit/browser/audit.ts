import { startFilters } from './filter.ts';
import { startSearch } from './search.ts';

startSearch();
if (document.body.dataset.page?.startsWith('print') !== true) startFilters();
