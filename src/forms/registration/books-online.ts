import { audiences } from '#generated/data/audiences.ts';

/** Whether everybody may book what an audience is offered, named by its id or its client of the calendar; the others ask first. */
export const canAudienceBookOnline = (audience: string): boolean =>
  audiences.some(({ id, client, openCourses }) => openCourses && (id === audience || client === audience));
