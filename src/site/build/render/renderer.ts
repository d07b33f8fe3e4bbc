import type * as Render from '../../app/document/render.tsx';

/** The built server bundle, and the types that it speaks. */
export type Renderer = typeof Render;
export type CourseQuery = Render.CourseQuery;
export type DatesHistory = Render.DatesHistory;
export type Dictionaries = Render.Dictionaries;
export type SiteReader = Render.SiteReader;
