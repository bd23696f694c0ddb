/** The words of a large catalogue, most common first. */
export const nouns =
  'a casa,o menino,a noite,o gato,a cidade,o mar,a lua,o rio,a menina,o segredo,o herói,a sombra,o sertão,a floresta,o dragão,a estrela,o coração,a guerra,o monstro,a ilha,o tempo,a máquina,o fantasma,a bruxa,o robô,a praça,o trem,o circo,a montanha,a fábrica,o jardim,a canção,o vulcão,a ponte,o cão,a coruja,o inverno,o verão,a estação,o planeta,a nave,o capitão,a princesa,o palhaço,a sereia,o farol,o jornal,a feira,o balão,a pipa,o leão,a onça,o tatu,a arara,o jacaré,a capivara,o boi,o saci,a cuca,o curupira,a iara,o lobisomem,o caçador,o ladrão,o detetive,a espiã,o astronauta,o pescador,a cozinheira,o relógio,o espelho,a chave,o baú,o mapa,a bússola,o tesouro,o navio,o submarino,o avião,a bicicleta,o foguete,o túnel,o castelo,a torre,o labirinto,a caverna,o deserto,o pântano,a tempestade,o relâmpago,o eclipse,o cometa,a maré,o recife,o coral,a baleia,o tubarão,o polvo,a formiga,a abelha,a borboleta,o vaga-lume,o super-herói,o guarda-chuva,o beija-flor,a quarta-feira,o órfão,a mãe,o avô,a avó,o irmão,a irmã,o vizinho,a professora,o professor,o médico,o padeiro,a costureira,o carteiro,o goleiro,o campeão,a bola,o violão,o tambor,a dança,o carnaval,a festa,o samba,o cordel,o mistério,o enigma,o silêncio,o eco,a memória,o sonho,o pesadelo,a promessa,a vingança,a esperança,a coragem,o destino,a fuga,a viagem,o retorno,a origem,o fim,o início,o último dia'
    .split(',')
    .map((noun) => {
      const [article = '', ...words] = noun.split(' ');
      return { article, word: words.join(' ') };
    });

export const adjectives =
  'azul,elétrico,perdido,invisível,selvagem,secreto,mágico,sombrio,eterno,gigante,veloz,feliz,triste,proibido,impossível,distante,submerso,de papel,de vidro,de açúcar,de ferro,sem nome,sem fim,lá de cima,do avesso,em chamas,à deriva,assombrado,atômico,cósmico,mecânico,encantado,esquecido,infinito,noturno,solitário,valente,zangado,místico,ancestral,relâmpago,tropical,urbano,rural,doméstico,extraordinário,inacreditável,inesquecível,misterioso,fabuloso,radioativo,subterrâneo,interestelar,pré-histórico,anônimo'.split(
    ',',
  );

export const englishNouns =
  'house,boy,night,cat,city,sea,moon,river,girl,secret,hero,shadow,backlands,forest,dragon,star,heart,war,monster,island,time,machine,ghost,witch,robot,square,train,circus,mountain,factory,garden,song,volcano,bridge,dog,owl,winter,summer,station,planet'.split(
    ',',
  );

export const givenNames =
  'Ana,João,Maria,José,Antônia,Luís,Conceição,Sebastião,Márcia,Cláudio,Íris,Otávio,Inês,Zé,Júlia,César,Mônica,Vinícius,Beatriz,Raí,Letícia,Caetano,Dandara,Moacir,Iracema,Ubirajara,Jurema,Tainá,Cauê,Aílton,Benedita,Estêvão,Lívia,Ângelo,Eulália,Fabrício,Graça,Hélio,Noêmia,Plínio'.split(
    ',',
  );

/** Syllables of surnames, places and invented heroes. */
export const syllables =
  'ba,be,bra,ca,ço,cra,da,do,dri,fa,flo,ga,gue,gra,ja,ju,la,le,lha,ma,me,mi,mo,na,ne,nho,pa,pe,pi,pra,que,ra,re,ri,sa,se,so,ta,te,ti,to,tra,va,ve,vi,xa,za,zi,rão,lém,cê,nú'.split(
    ',',
  );
