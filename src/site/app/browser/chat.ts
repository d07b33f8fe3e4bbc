import { startChat } from '../../features/chat/start-chat.ts';

const chat = document.querySelector<HTMLElement>('[data-chat]');
if (chat !== null) startChat(chat);
